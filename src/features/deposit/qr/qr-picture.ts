import { saveFile } from '../../../shared/files/save-file.ts';

/** A banking app can read it from the gallery (QR-27). */
const sidePx = 1024;
const quietZonePx = 64;

/** A PNG on white: banking apps do not open SVG. @throws when the browser cannot draw it */
async function qrPicture(src: string): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, sidePx, sidePx);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, quietZonePx, quietZonePx, sidePx - 2 * quietZonePx, sidePx - 2 * quietZonePx);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No picture');
  return blob;
}

/** @throws when the browser cannot draw it */
export async function saveQr(src: string, name: string): Promise<void> {
  saveFile(await qrPicture(src), name);
}

const fileOf = (content: Blob | string, name: string) => new File([content], name, { type: 'image/png' });

export const isPhone = (): boolean =>
  window.matchMedia('(pointer: coarse)').matches && !window.matchMedia('(min-width: 1024px)').matches;

/**
 * Whether the share sheet can hand the QR to a banking app (QR-268). Links into banking apps are no alternative: they
 * need a registered shop, and any app can claim a URL scheme.
 */
export function canShareQr(): boolean {
  try {
    return isPhone() && navigator.canShare?.({ files: [fileOf('', 'qr.png')] }) === true;
  } catch {
    return false;
  }
}

/** Dismissing the share sheet is no failure. @throws when it does not open */
export async function shareQr(src: string, name: string): Promise<void> {
  const files = [fileOf(await qrPicture(src), name)];
  try {
    await navigator.share({ files });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

import { canSharePicture, pngOf, saveFile, sharePicture } from '../../../shared/files/save-file.ts';

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
  return pngOf(canvas);
}

/** @throws when the browser cannot draw it */
export async function saveQr(src: string, name: string): Promise<void> {
  saveFile(await qrPicture(src), name);
}

export const isPhone = (): boolean =>
  window.matchMedia('(pointer: coarse)').matches && !window.matchMedia('(min-width: 1024px)').matches;

/**
 * Whether the share sheet can hand the QR to a banking app (QR-268). Links into banking apps are no alternative: they
 * need a registered shop, and any app can claim a URL scheme.
 */
export const canShareQr = (): boolean => isPhone() && canSharePicture();

/** @throws when it cannot be drawn, or the share sheet does not open */
export const shareQr = async (src: string, name: string): Promise<void> => sharePicture(await qrPicture(src), name);

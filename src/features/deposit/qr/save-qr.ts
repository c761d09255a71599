import { saveFile } from '../../../shared/files/save-file.ts';

/** Size of the saved picture: large enough for a banking app to read it from the gallery (QR-27). */
const sidePx = 1024;
const quietZonePx = 64;

/** Saves a QR as a PNG on white: banking apps do not open SVG. @throws when the browser can't draw it */
export async function saveQr(src: string, name: string): Promise<void> {
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
  saveFile(blob, name);
}

/** Px of the saved picture: large enough for a bank's app to read it from the gallery. */
const side = 1024;
const quietZone = 64;

/** Saves a QR as a PNG on white paper: banking apps open no drawings. @throws when the browser can't draw it. */
export async function saveQr(src: string, name: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingEnabled = false;
  pen.drawImage(image, quietZone, quietZone, side - 2 * quietZone, side - 2 * quietZone);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No picture');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has begun with the click; the address may go a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

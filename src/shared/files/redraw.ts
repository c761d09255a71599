/** Pixels. A larger picture is not decoded, as a phone could run out of memory (SLP-14). */
export const maxPixels = 40_000_000;
/** Pixels of a redrawn picture. Safari on phones has no larger canvas than 16 million. */
const maxRedrawn = 12_000_000;
const quality = 0.92;

/** Waits for the size of a picture; the browser decodes it when it is drawn. @throws when it is no picture */
function loadPicture(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('not a picture'));
    image.src = url;
  });
}

/** Draws a picture of any format that the browser knows. @returns null when it cannot be drawn */
export async function redrawAsJpeg(file: Blob): Promise<Blob | null> {
  // Without its type, which may be wrong: the browser tells the format by the bytes.
  const url = URL.createObjectURL(file.slice());
  try {
    const image = await loadPicture(url);
    const pixels = image.naturalWidth * image.naturalHeight;
    if (pixels === 0 || pixels > maxPixels) return null;
    const scale = Math.min(1, Math.sqrt(maxRedrawn / pixels));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.floor(image.naturalHeight * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

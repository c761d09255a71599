/** Pixels. Decoding a larger image could exhaust a phone's memory (SLP-14). */
export const maxPixels = 40_000_000;
/** Pixels of a redrawn image. Mobile Safari limits a canvas to 16 million. */
const maxRedrawn = 12_000_000;
const quality = 0.92;

/** Waits for the image size; the browser decodes the pixels on draw. @throws when it is no image */
function loadPicture(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('not a picture'));
    image.src = url;
  });
}

/** Redraws an image of any format that the browser decodes. @returns null when that fails */
export async function redrawAsJpeg(file: Blob): Promise<Blob | null> {
  // `slice()` drops the type, which may be wrong: the browser then detects the format from the bytes.
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

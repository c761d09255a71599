/** Downloads a file made by the app. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download starts asynchronously, so the URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @throws when the browser cannot write it */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No picture');
  return blob;
}

const pictureFile = (content: Blob | string, name: string) => new File([content], name, { type: 'image/png' });

/** Whether the device has a share sheet that takes pictures. */
export function canSharePicture(): boolean {
  try {
    return navigator.canShare?.({ files: [pictureFile('', 'x.png')] }) === true;
  } catch {
    return false;
  }
}

/** Dismissing the share sheet is no failure. @throws when it does not open */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  try {
    await navigator.share({ files: [pictureFile(picture, name)] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

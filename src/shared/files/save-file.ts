/** Has the browser save a file that the app has made. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The click starts the download; the address can be revoked a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

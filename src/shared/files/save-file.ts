/** Downloads a file made by the app. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download starts asynchronously, so the URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A drop that no part of the page takes would open the file or address in place of the app. */
function refuse(event: DragEvent): void {
  const target = event.composedPath()[0];
  // Text fields take text and addresses, and a file field takes files.
  const carriesFiles = event.dataTransfer?.types.includes('Files') ?? false;
  const takes = carriesFiles ? 'input[type=file]' : 'input, textarea';
  if (event.defaultPrevented || (target instanceof Element && target.matches(takes))) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/** A drop outside a drop zone does nothing (APP-462). */
export function refuseStrayDrops(): void {
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
}

/** A drop outside a drop zone does nothing (APP-462): the browser would open it in place of the app. */
function refuse(event: DragEvent): void {
  const target = event.composedPath()[0];
  // Text fields take text and addresses, and a file field takes files.
  const takes = event.dataTransfer?.types.includes('Files') ? 'input[type=file]' : 'input, textarea';
  if (event.defaultPrevented || (target instanceof Element && target.matches(takes))) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

document.addEventListener('dragover', refuse);
document.addEventListener('drop', refuse);

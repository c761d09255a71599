/** Focuses the page's heading, so that screen readers read it, or its content where it has none. */
export function focusPage(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

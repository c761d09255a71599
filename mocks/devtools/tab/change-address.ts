/** Changes something of the page's address, and keeps the rest of it and the entry of the history. */
export function changeAddress(change: (url: URL) => void): void {
  const url = new URL(location.href);
  change(url);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

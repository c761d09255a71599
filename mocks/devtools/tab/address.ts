/** The packed world in the hash of an address; null when there is none. */
export const packedWorld = (hash: string): string | null => /^#w=(.*)$/s.exec(hash)?.[1] ?? null;

/** Removes the packed world from the address; reloads then open the world that this tab remembers. */
export const takeWorldOutOfAddress = (): void =>
  changeAddress((url) => {
    url.hash = '';
  });

/** Reloads when a link with a world is pasted over the address of the open app, which changes only the hash. */
export function followPastedLinks(): void {
  addEventListener('hashchange', () => {
    if (packedWorld(location.hash) !== null) location.reload();
  });
}

/** Changes something of the page's address, and keeps the rest of it and the entry of the history. */
export function changeAddress(change: (url: URL) => void): void {
  const url = new URL(location.href);
  change(url);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** The packed world in the hash of an address; null when there is none. */
export const packedWorld = (hash: string): string | null => /^#w=(.*)$/s.exec(hash)?.[1] ?? null;

/** Removes the packed world from the address; reloads then open the world stored for this tab. */
export const takeWorldOutOfAddress = (): void =>
  changeAddress((url) => {
    url.hash = '';
  });

/** Reloads when a link with a world is pasted over the open app's address: only the hash changes. */
export function followPastedLinks(): void {
  addEventListener('hashchange', () => {
    if (packedWorld(location.hash) !== null) location.reload();
  });
}

/** Changes the page's address; keeps the other parts and the history entry. */
export function changeAddress(change: (url: URL) => void): void {
  const url = new URL(location.href);
  change(url);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/** The world that came in the address, packed; null when none did. */
export const packedWorld = (hash: string): string | null => /^#w=(.*)$/s.exec(hash)?.[1] ?? null;

/** A world is in the address once: after that, reloads open what this tab remembers. */
export function takeWorldOutOfAddress(): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}

/** A link pasted over the address of an open app changes nothing but the hash: then the page has to begin anew. */
export function followPastedLinks(): void {
  addEventListener('hashchange', () => {
    if (packedWorld(location.hash) !== null) location.reload();
  });
}

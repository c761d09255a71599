import { changeAddress } from './change-address.ts';

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

import { CapsuleError, readCapsule, unpackCapsule } from '../transport/capsule.ts';

/** The world that came in the address, packed; null when none did. */
export const packedWorld = (hash: string): string | null => /^#w=(.*)$/s.exec(hash)?.[1] ?? null;

/** What came of a world in the address: a capsule that can be opened, or why it cannot. */
export type LinkedWorld = { readonly capsule: string } | { readonly reason: CapsuleError['reason'] };

/** Reads the address as hostile input. */
export async function readLinkedWorld(packed: string, scenarios: readonly string[]): Promise<LinkedWorld> {
  try {
    const capsule = await unpackCapsule(packed);
    readCapsule(capsule, scenarios);
    return { capsule };
  } catch (error) {
    if (error instanceof CapsuleError) return { reason: error.reason };
    throw error;
  }
}

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

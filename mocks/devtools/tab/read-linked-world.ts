import { CapsuleError, readCapsule, unpackCapsule } from '../../sandbox/capsule.ts';

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

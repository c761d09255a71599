import { replay } from '../../engine/execute.ts';
import { CapsuleError, readCapsule, unpackCapsule } from '../../sandbox/capsule.ts';

/** What came of a world in the address: a capsule that can be opened, or why it cannot. */
export type LinkedWorld = { readonly capsule: string } | { readonly reason: CapsuleError['reason'] };

/** Reads the address as hostile input. */
export async function readLinkedWorld(packed: string, scenarios: readonly string[]): Promise<LinkedWorld> {
  try {
    const capsule = await unpackCapsule(packed);
    const { journal } = readCapsule(capsule, scenarios);
    // tried before anything is opened: a journal can be well formed and still tell of what cannot happen
    return await replay(journal).then(
      () => ({ capsule }),
      () => ({ reason: 'unreadable' as const }),
    );
  } catch (error) {
    if (error instanceof CapsuleError) return { reason: error.reason };
    throw error;
  }
}

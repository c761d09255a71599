import { replay } from '../../engine/execute/execute.ts';
import type { Scenario } from '../../engine/execute/scenario.ts';
import { CapsuleError } from '../../sandbox/capsule.ts';
import { unpackCapsule } from '../../sandbox/pack-capsule.ts';
import { readCapsule } from '../../sandbox/read-capsule.ts';

/** The capsule of a packed world, or why it cannot be opened. */
export type LinkedWorld = { readonly capsule: string } | Pick<CapsuleError, 'reason' | 'place'>;

/** Reads an untrusted capsule and replays it once to check that it opens. */
export async function readWorldText(capsule: string, scenarios: readonly Scenario[]): Promise<LinkedWorld> {
  try {
    const { journal } = readCapsule(capsule, scenarios);
    // A journal can be well-formed and still contain what cannot happen
    return await replay(journal).then(
      () => ({ capsule }),
      () => new CapsuleError('unreadable'),
    );
  } catch (error) {
    if (error instanceof CapsuleError) return error;
    throw error;
  }
}

export async function readLinkedWorld(packed: string, scenarios: readonly Scenario[]): Promise<LinkedWorld> {
  try {
    return await readWorldText(await unpackCapsule(packed), scenarios);
  } catch (error) {
    if (error instanceof CapsuleError) return error;
    throw error;
  }
}

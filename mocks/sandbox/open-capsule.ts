import type { Scenario } from '../engine/execute/scenario.ts';
import { keepOpening } from '../engine/timeline/kept-opening.ts';
import type { WorldRuntime } from '../engine/timeline/runtime.ts';
import { BadCall } from '../kernel/bad-call.ts';
import { shortDigest } from '../kernel/digest.ts';
import type { Faults } from '../wire/faults.ts';
import { CapsuleError } from './capsule.ts';
import { readCapsule } from './read-capsule.ts';

/**
 * Opens a capsule's world beside the stored ones, and replaces the pending faults by the capsule's.
 * @returns names of its parts that this build no longer knows, and leaves out
 * @throws CapsuleError
 */
export async function openCapsule(
  text: string,
  scenarios: readonly Scenario[],
  runtime: WorldRuntime,
  faults: Faults,
): Promise<readonly string[]> {
  const capsule = readCapsule(text, scenarios);
  const address = { ...capsule.address, copy: shortDigest(text) };
  await runtime.run(async () => {
    try {
      await runtime.open(address, runtime.timeline.clock.frozen, capsule.journal);
    } catch (error) {
      throw error instanceof BadCall ? new CapsuleError('unreadable') : error;
    }
    await keepOpening(runtime.store, address, capsule.journal);
    faults.clear();
    for (const fault of capsule.faults) faults.add(fault);
  });
  runtime.notifyReplaced();
  return capsule.retired;
}

/** Repeats the recorded reads in a world. */
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { requestCommand } from '../engine/command.ts';
import { executeAt } from '../engine/execute.ts';
import { siteReads } from '../engine/recorded-world.ts';
import { isRecord } from '../kernel/is-record.ts';
import { differencesOf, sortedJson } from '../kernel/sorted-json.ts';
import type { World } from '../kernel/world.ts';
import { drawnAnew } from './recorded-reads.ts';
import type { RecordedCall } from './recording.ts';

/** Removes the fields of `drawnAnew`. */
export const compared = (id: OperationId, answer: unknown): unknown => {
  const drawn = drawnAnew[id];
  if (!drawn || !isRecord(answer)) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !drawn.includes(name)));
};

/** Answers a read at its recorded time, as JSON. */
export async function askAgain(world: World, { id, path, body, at }: RecordedCall, player: string): Promise<unknown> {
  const own = operations[id].auth ? player : null;
  const command = requestCommand({ operation: id, player: own, path, body, key: null });
  const { body: answer } = await executeAt(world, command, Math.max(at, world.now), 1);
  return JSON.parse(JSON.stringify(answer)) as unknown;
}

/** Differing fields, such as `getWallet:invite.success`, each once, in the order of the reads. */
export async function partings(world: World, reads: readonly RecordedCall[], player: string): Promise<string[]> {
  const found = new Set<string>();
  for (const read of reads) {
    const answer = compared(read.id, await askAgain(world, read, player));
    // compares JSON with sorted keys
    if (sortedJson(answer) === sortedJson(compared(read.id, read.answer))) continue;
    for (const path of differencesOf(compared(read.id, read.answer), answer)) found.add(`${read.id}:${path}`);
  }
  return [...found];
}

/** Answers in which the site differs from the simulator. */
export async function siteAnswers(
  world: World,
  reads: readonly RecordedCall[],
  player: string,
): Promise<Partial<Record<OperationId, unknown>>> {
  const held: Partial<Record<OperationId, unknown>> = {};
  for (const read of reads) {
    if (!siteReads.some((id) => id === read.id)) continue;
    if (sortedJson(await askAgain(world, read, player)) !== sortedJson(read.answer)) held[read.id] = read.answer;
  }
  return held;
}

import { carryOutDueEvents, replay } from '../../../mocks/engine/execute.ts';
import type { Sandbox } from '../../../mocks/index.ts';
import { type Journal, parseJournal } from '../../../mocks/kernel/journal.ts';
import { callerOf, differenceOf } from './open-sandbox.ts';

/** A world's journal as read from a store, a file or a link; null if unreadable. */
export const storedJournal = (sandbox: Sandbox): Journal | null =>
  parseJournal(JSON.parse(JSON.stringify(sandbox.journal())) as unknown[], sandbox.scenario.switches);

/**
 * The first difference between a world and its replay from the journal at the same world time; empty if byte-equal.
 * Both run their due events first.
 */
export async function differenceFromReplay(sandbox: Sandbox): Promise<string> {
  await callerOf(sandbox).get('/api/lookup/active');
  const journal = storedJournal(sandbox);
  if (!journal) return 'the journal cannot be read';
  const { world, differences } = await replay(journal);
  if (differences.length > 0) return `answered otherwise: ${JSON.stringify(differences)}`;
  await carryOutDueEvents(world, sandbox.now());
  return differenceOf(world.dump(), sandbox.dump());
}

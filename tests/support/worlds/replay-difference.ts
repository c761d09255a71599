import { runDueEvents } from '../../../mocks/engine/due-events.ts';
import { replay } from '../../../mocks/engine/execute.ts';
import type { Sandbox } from '../../../mocks/index.ts';
import { parseJournal } from '../../../mocks/kernel/journal.ts';
import { callerOf, differenceOf } from './open-sandbox.ts';

/**
 * The first difference between a world and its replay from the journal, at the same moment of world time; both run
 * their due events first. Empty when they are equal byte for byte.
 */
export async function differenceFromReplay(sandbox: Sandbox): Promise<string> {
  await callerOf(sandbox).get('/api/lookup/active');
  // as read from a store, a file or a link
  const journal = parseJournal(JSON.parse(JSON.stringify(sandbox.journal())));
  if (!journal) return 'the journal cannot be read';
  const world = await replay(journal);
  await runDueEvents(world, sandbox.now());
  return differenceOf(world.dump(), sandbox.dump());
}

import { advance } from '../../../mocks/engine/advance.ts';
import { replay } from '../../../mocks/engine/execute.ts';
import type { Sandbox } from '../../../mocks/index.ts';
import { parseJournal } from '../../../mocks/kernel/journal.ts';
import { callerOf, differenceOf } from './open-sandbox.ts';

/**
 * Where a world differs from the one that its journal describes, once both have come to the same moment: what is due
 * happens by looking, so both are looked at. Empty when they are the same to the byte.
 */
export async function differenceFromReplay(sandbox: Sandbox): Promise<string> {
  await callerOf(sandbox).get('/api/lookup/active');
  // as it would come out of a store, a file or a link
  const journal = parseJournal(JSON.parse(JSON.stringify(sandbox.journal())));
  if (!journal) return 'the journal cannot be read';
  const world = await replay(journal);
  await advance(world, sandbox.now());
  return differenceOf(world.dump(), sandbox.dump());
}

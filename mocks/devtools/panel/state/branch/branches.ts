/** Branches: copies of a world up to a journal entry, stored beside it under `branchNames`. */
import { knowsToken } from '../../../../domains/account/index.ts';
import { replay } from '../../../../engine/execute.ts';
import { resumedAt } from '../../../../engine/history.ts';
import { keepOpening, readOpening } from '../../../../engine/kept-opening.ts';
import { type WorldAddress, worldKey } from '../../../../engine/scenario.ts';
import type { JournalStore } from '../../../../engine/store.ts';
import type { WorldMoment } from '../../../../engine/world-comparison.ts';
import { type Journal, parseJournal } from '../../../../kernel/journal.ts';
import { sortedJson } from '../../../../kernel/sorted-json.ts';
import type { Switches } from '../../../../kernel/switches.ts';
import { branchNames } from '../../../tab/state-storage.ts';

/** Why a branch cannot be stored or read (APP-371). */
export class BranchRefused extends Error {
  readonly reason: 'gone' | 'blocked' | 'too-many' | 'in-memory' | 'lost' | 'unreadable';

  constructor(reason: BranchRefused['reason']) {
    super(`no branch: ${reason}`);
    this.name = 'BranchRefused';
    this.reason = reason;
  }
}

export interface OtherWorld {
  /** One of `branchNames`; null for the original world. */
  readonly name: string | null;
  readonly address: WorldAddress;
  /** The last entry it shares with the original; null when unknown. */
  readonly from: number | null;
}

const copyOf = ({ scenario, seed, at, set }: WorldAddress, copy: string | null): WorldAddress => ({
  ...{ scenario, seed, at, set },
  ...(copy !== null && { copy }),
});

/** Whether a world has entries; a discarded one has none. */
const isStored = async (store: JournalStore, address: WorldAddress) =>
  ((await store.read(worldKey(address), -1))?.entries.length ?? 0) > 0;

/** The branches of a world and the original, without the given world itself. */
export async function otherWorlds(store: JournalStore, own: WorldAddress, usual: Switches): Promise<OtherWorld[]> {
  const found: OtherWorld[] = [];
  for (const name of [null, ...branchNames]) {
    const address = copyOf(own, name);
    if (worldKey(address) === worldKey(own) || !(await isStored(store, address))) continue;
    const opening = name === null ? undefined : await readOpening(store, address, usual);
    found.push({ name, address, from: opening ? opening.length - 1 : null });
  }
  return found;
}

/**
 * Stores a copy of a world right after an entry under the first free name.
 * @param shown the entry on the screen; the journal may have changed since @param now machine time, epoch ms
 * @throws BranchRefused
 */
export async function storeBranch(
  store: JournalStore,
  own: WorldAddress,
  journal: Journal,
  shown: Journal[number],
  now: number,
): Promise<OtherWorld & { readonly name: string }> {
  const { seq } = shown;
  if (store.kind === 'memory') throw new BranchRefused('in-memory');
  if (sortedJson(journal[seq]) !== sortedJson(shown)) throw new BranchRefused('gone');
  const [start, ...changes] = journal;
  const opening: Journal = [start, ...changes.slice(0, seq)];
  for (const name of branchNames) {
    const address = copyOf(own, name);
    if (await isStored(store, address)) continue;
    await store.replace(worldKey(address), resumedAt(now, opening));
    await keepOpening(store, address, opening);
    return { name, address, from: seq };
  }
  throw new BranchRefused('too-many');
}

/** Reads another world at its current time. @param now machine time, epoch ms @throws BranchRefused */
export async function readOther(
  store: JournalStore,
  { address }: OtherWorld,
  usual: Switches,
  now: number,
): Promise<WorldMoment> {
  const stored = await store.read(worldKey(address), -1);
  if (!stored || stored.entries.length === 0) throw new BranchRefused('lost');
  const journal = parseJournal(
    stored.entries.map((record) => record?.entry),
    usual,
  );
  const last = stored.entries.at(-1);
  if (!journal || !last) throw new BranchRefused('unreadable');
  const passed = Math.max(0, now - last.machine) || 0;
  return { journal, now: (journal.at(-1)?.at ?? 0) + passed };
}

/** The token if the world knows it, else null: the app would log out with it. */
export async function tokenIn(journal: Journal, token: string | null): Promise<string | null> {
  return token !== null && knowsToken((await replay(journal)).world, token) ? token : null;
}

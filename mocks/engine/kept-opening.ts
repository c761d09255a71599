/** Keeps the journal of an imported world, so that a reset goes back to it even after a reload (LIFE-28). */
import { type Journal, parseJournal } from '../kernel/journal.ts';
import type { Switches } from '../kernel/switches.ts';
import { resumedAt } from './history.ts';
import { type WorldAddress, worldKey } from './scenario.ts';
import type { JournalStore } from './store.ts';

/** Key beside the world's own; no address has it. */
const keyOf = (address: WorldAddress) => `${worldKey(address)}|as it came`;

/** Failures are ignored: with a full store the world works, and a reset after a reload falls back to its scenario. */
export async function keepOpening(store: JournalStore, address: WorldAddress, journal: Journal): Promise<void> {
  await store.replace(keyOf(address), resumedAt(0, journal)).catch(() => undefined);
}

/** @returns undefined for a world of an older build, and for a journal that cannot be read any more */
export async function readOpening(
  store: JournalStore,
  address: WorldAddress,
  usual: Switches,
): Promise<Journal | undefined> {
  const stored = await store.read(keyOf(address), -1);
  const entries = stored?.entries.map((record) => record?.entry) ?? [];
  return parseJournal(entries, usual) ?? undefined;
}

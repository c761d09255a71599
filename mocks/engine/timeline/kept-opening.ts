/** Keeps the journal of an imported world, so that a reset goes back to it even after a reload (APP-460). */
import { type Journal, parseJournal } from '../../kernel/journal.ts';
import type { Switches } from '../../kernel/switches.ts';
import { type WorldAddress, worldKey } from '../execute/scenario.ts';
import { resumedAt } from './history.ts';
import type { JournalStore } from './store.ts';

/** A key beside the world's own, which no address has. */
const keyOf = (address: WorldAddress) => `${worldKey(address)}|as it came`;

/** Ignores failures: with a full store, a reset after a reload falls back to the scenario. */
export async function keepOpening(store: JournalStore, address: WorldAddress, journal: Journal): Promise<void> {
  await store.replace(keyOf(address), resumedAt(0, journal)).catch(() => undefined);
}

/** @returns undefined for a world of an older build, and for an unreadable journal */
export async function readOpening(
  store: JournalStore,
  address: WorldAddress,
  usual: Switches,
): Promise<Journal | undefined> {
  const stored = await store.read(keyOf(address), -1);
  const entries = stored?.entries.map((record) => record?.entry) ?? [];
  return parseJournal(entries, usual) ?? undefined;
}

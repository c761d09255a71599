import { payableQrCodes } from '../../domains/qr/index.ts';
import type { Posting } from '../../kernel/ledger.ts';
import type { Switches } from '../../kernel/switches.ts';
import type { World } from '../../kernel/world.ts';
import type { ReplayDifference } from '../execute/execute.ts';
import type { JournalStore } from './store.ts';

/** The result of `describe()`. */
export interface Description {
  readonly scenario: string;
  readonly seed: number;
  /** World time, ISO 8601. */
  readonly now: string;
  readonly frozen: boolean;
  readonly stored: JournalStore['kind'];
  readonly entries: number;
  readonly switches: Switches;
  /** Absent when empty: journal entries that this build answers differently from the build that wrote them. */
  readonly differences?: readonly ReplayDifference[];
}

/** Content of a world: records by table, money in satang. */
export interface Inspection {
  readonly records: Readonly<Record<string, readonly object[]>>;
  readonly balances: Readonly<Record<string, number>>;
  readonly postings: readonly Posting[];
}

/** A scheduled event, or the expiry of a QR code. World time, epoch ms. */
export interface UpcomingEvent {
  readonly at: number;
  readonly id: string;
  readonly kind: string;
}

export function inspectWorld(world: World): Inspection {
  const { ledger } = world;
  return { records: world.records(), balances: ledger.balances(), postings: ledger.postings };
}

/** Scheduled events after `now` and QR codes that will expire, in order of time. */
export function upcomingEvents(world: World, now: number): readonly UpcomingEvent[] {
  const expiries = payableQrCodes(world, now).map(({ _id, expiresAt }) => ({
    at: expiresAt,
    id: _id,
    kind: 'qr-expiry',
  }));
  return [...world.schedule.list(), ...expiries].sort((a, b) => a.at - b.at);
}

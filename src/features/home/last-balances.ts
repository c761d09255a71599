import { useEffect, useState } from 'react';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { isRecord } from '../../shared/base/is-record.ts';
import type { Satang, Total } from '../../shared/money/money.ts';
import { type Unit, unitOf } from '../../shared/money/unit.ts';
import { gamesSatang, totalSatang, walletSatang } from '../../shared/money/wallet.ts';
import { getToken } from '../../shared/session/session.ts';
import { currentOwner, parseStored, readStored, writeStored } from '../../shared/storage/storage.ts';
import { now } from '../../shared/time/clock.ts';

/** Satang; null for unreadable or partial amounts. */
export interface LastBalances {
  readonly total: Satang | null;
  readonly wallet: Satang | null;
  readonly games: Satang | null;
  readonly unit: Unit | null;
  /** Epoch ms, server clock. */
  readonly at: number;
}

/** A partial sum would later look complete. */
const wholeOf = ({ satang, partial }: Total) => (partial ? null : satang);

const isAmount = (value: unknown): value is Satang | null => value === null || Number.isSafeInteger(value);
/** From 2001 to 2286, epoch ms. */
const isMoment = (value: unknown): value is number =>
  Number.isSafeInteger(value) && /^[1-9]\d{12}$/.test(String(value));

/** Earlier versions stored only `kip`. */
const readUnit = (unit: unknown, kip: unknown): Unit | null =>
  unit === undefined ? (kip === true ? 'LAK' : 'BAHT') : unit === 'LAK' || unit === 'BAHT' ? unit : null;

/** @returns null unless the value is valid and belongs to the owner */
function readBalances(owner: string): LastBalances | null {
  const stored = parseStored(readStored('last-balances'));
  if (!isRecord(stored) || stored['owner'] !== owner) return null;
  const { total, wallet, games, unit, kip, at } = stored;
  if (!isAmount(total) || !isAmount(wallet) || !isAmount(games) || !isMoment(at)) return null;
  return { total, wallet, games, unit: readUnit(unit, kip), at };
}

/** Answers stored last: showing one again must not make it look newer. */
let lastAnswer = '';
let lastSynced = '';

/**
 * Stores the balances of each answer for a start without a network (APP-351). Remount the page for each session.
 * @param updatedAt arrival, epoch ms of the device; tells apart answers with equal amounts
 * @returns the balances stored before the page was mounted
 */
export function useLastBalances(view: WalletView | undefined, updatedAt: number): LastBalances | null {
  const [owner] = useState(currentOwner);
  const [known] = useState(() => readBalances(owner));
  useEffect(() => {
    const answer = `${owner} ${updatedAt}`;
    if (!view || updatedAt === 0 || answer === lastAnswer) return;
    // A logout, or a login of another player in another tab.
    if (currentOwner() !== owner) return;
    lastAnswer = answer;
    const seen = {
      total: wholeOf(totalSatang(view)),
      wallet: walletSatang(view),
      games: wholeOf(gamesSatang(view)),
      unit: unitOf(view) ?? 'UNKNOWN',
      at: Math.floor(now()),
    };
    writeStored('last-balances', JSON.stringify({ owner, ...seen }));
  }, [owner, view, updatedAt]);
  return known;
}

/**
 * Arrival of the shown balances, epoch ms of the server clock, stored as `last_sync` (WAL-13).
 * @param readable the answer has readable balances
 * @param answeredAt epoch ms of the device; 0 for none
 */
export function useLastSync(readable: boolean, answeredAt: number): number | null {
  const [since, setSince] = useState(() => readStored('last_sync'));
  useEffect(() => {
    const answer = `${getToken() ?? ''} ${answeredAt}`;
    if (!readable || answeredAt === 0 || answer === lastSynced) return;
    lastSynced = answer;
    const moment = Math.floor(now());
    writeStored('last_sync', moment);
    setSince(moment);
  }, [readable, answeredAt]);
  return since;
}

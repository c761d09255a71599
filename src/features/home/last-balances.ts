import { useEffect, useState } from 'react';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { digest } from '../../shared/base/digest.ts';
import { isRecord } from '../../shared/base/is-record.ts';
import { readStored, writeStored } from '../../shared/base/storage.ts';
import type { Satang, Total } from '../../shared/money/money.ts';
import { type Unit, unitOf } from '../../shared/money/unit.ts';
import { gamesSatang, totalSatang, walletSatang } from '../../shared/money/wallet.ts';
import { getToken } from '../../shared/session/session.ts';
import { now } from '../../shared/time/clock.ts';

/** The last balances that this device has seen. Amounts in satang; null for an unreadable or partial one. */
export interface LastBalances {
  readonly total: Satang | null;
  readonly wallet: Satang | null;
  readonly games: Satang | null;
  readonly unit: Unit | null;
  /** When they arrived, epoch ms of the server's clock. */
  readonly at: number;
}

/** Names the session: no other one sees its balances. */
const currentOwner = () => digest(getToken() ?? '');

/** A partial sum would later look like a whole one. */
const wholeOf = ({ satang, partial }: Total) => (partial ? null : satang);

const isAmount = (value: unknown): value is Satang | null => value === null || Number.isSafeInteger(value);
/** From 2001 to 2286, in epoch ms. */
const isMoment = (value: unknown): value is number =>
  Number.isSafeInteger(value) && /^[1-9]\d{12}$/.test(String(value));

/** What an earlier version of the app has stored says `kip` alone. */
const readUnit = (unit: unknown, kip: unknown): Unit | null =>
  unit === undefined ? (kip === true ? 'LAK' : 'BAHT') : unit === 'LAK' || unit === 'BAHT' ? unit : null;

/** @returns null unless the stored value is valid and belongs to the owner */
function readBalances(owner: string): LastBalances | null {
  let stored: unknown;
  try {
    stored = JSON.parse(readStored('last-balances') ?? 'null');
  } catch {
    return null;
  }
  if (!isRecord(stored) || stored['owner'] !== owner) return null;
  const { total, wallet, games, unit, kip, at } = stored;
  if (!isAmount(total) || !isAmount(wallet) || !isAmount(games) || !isMoment(at)) return null;
  return { total, wallet, games, unit: readUnit(unit, kip), at };
}

/** The last answer stored: showing it again later must not make it look newer. */
let lastAnswer = '';

/**
 * Stores the balances of each answer for a start without a network (APP-351). The page must be remounted for each session.
 * @param view the answer on the screen; undefined while there is none
 * @param updatedAt when it arrived, epoch ms of the device; tells apart two answers with the same amounts
 * @returns the balances stored when the page was mounted
 */
export function useLastBalances(view: WalletView | undefined, updatedAt: number): LastBalances | null {
  const [owner] = useState(currentOwner);
  const [known] = useState(() => readBalances(owner));
  useEffect(() => {
    const answer = `${owner} ${updatedAt}`;
    if (!view || updatedAt === 0 || answer === lastAnswer) return;
    // The player has just logged out, or another tab has logged in another one.
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

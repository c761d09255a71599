import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { WalletView } from '../../../../contract/generated/models/walletView.ts';
import { getGetQrQueryOptions } from '../../../shared/api/generated/qr/qr.ts';
import { getListStatementsQueryOptions } from '../../../shared/api/generated/statement/statement.ts';
import { getGetWalletQueryKey } from '../../../shared/api/generated/wallet/wallet.ts';
import { refetchMoney } from '../../../shared/api/query-client.ts';
import { logPageSize } from '../../../shared/lists/use-log-page.ts';
import { formatMoney, type Satang } from '../../../shared/money/money.ts';
import { currencyWord } from '../../../shared/money/unit.ts';
import { rememberSession } from '../../../shared/session/session.ts';
import { now } from '../../../shared/time/clock.ts';
import { isLookDue, useLooks } from '../../../shared/time/use-looks.ts';
import { notifySuccess } from '../../../shared/toast/notify.ts';
import {
  depositOf,
  forgetOpenQr,
  isLookedForNoMore,
  isSameQr,
  isTimeOver,
  lookEveryMs,
  type OpenQr,
  openQrs,
} from './open-qrs.ts';
import { currentQr, type QrProviderCode } from './qr-rules.ts';

/** The money of a QR that was paid. */
export interface ReceivedMoney {
  readonly code: QrProviderCode;
  readonly amount: Satang;
  /** Reference of its history entry; empty when the server sent none. */
  readonly reference: string;
}

/** Shows the money. @returns false when it does not, for example for the QR of another provider */
type MoneyListener = (money: ReceivedMoney) => boolean;

const listeners = new Set<MoneyListener>();

/** Lets a screen show received money; a toast reports what no screen shows. @returns removes the listener */
export function showMoneyBy(show: MoneyListener): () => void {
  listeners.add(show);
  return () => void listeners.delete(show);
}

/** Result of a look. open: the QR can still be paid; gone: it cannot, and its money is not there. */
export type Found = 'open' | 'received' | 'gone';

/** Neither cached nor retried: the next look is soon. */
const fresh = { staleTime: 0, retry: false };

const nameOf = ({ code, id, amount }: OpenQr) => `${code} ${id} ${amount}`;

interface Looks {
  /** When each QR was looked at last. */
  readonly at: Map<string, number>;
  readonly running: Map<string, Promise<Found>>;
  /** Entries of the statement that were reported as the money of a QR. */
  readonly told: Set<string>;
}

const looksOf = new WeakMap<QueryClient, Looks>();

function looksBy(client: QueryClient): Looks {
  const looks = looksOf.get(client) ?? { at: new Map(), running: new Map(), told: new Set() };
  looksOf.set(client, looks);
  return looks;
}

function tellReceived(client: QueryClient, { code, amount }: OpenQr, reference: string): void {
  const shown = [...listeners].map((show) => show({ code, amount, reference }));
  if (shown.includes(true)) return;
  const currency = currencyWord((key) => i18next.t(key), client.getQueryData<WalletView>(getGetWalletQueryKey()));
  const action = reference ? { entry: reference } : 'history';
  notifySuccess(i18next.t('qr.received', { amount: formatMoney(amount), currency }), action);
}

async function isStillOpen(client: QueryClient, qr: OpenQr): Promise<boolean> {
  if (qr.goneAt !== null || isTimeOver(qr, now())) return false;
  const answer = await client.fetchQuery({ ...getGetQrQueryOptions(qr.code), ...fresh });
  const current = currentQr(answer, now());
  return current !== null && isSameQr(current, qr);
}

/** @param shown whether a panel shows the QR: its money is looked for even while it is open, or told by another tab */
async function look(client: QueryClient, qr: OpenQr, shown: boolean): Promise<Found> {
  const session = rememberSession();
  const open = await isStillOpen(client, qr);
  if (open && !shown) return 'open';
  const newest = { page: 1, limit: logPageSize };
  const page = await client.fetchQuery({ ...getListStatementsQueryOptions(newest), ...fresh });
  // Cancelled or reported meanwhile, here or in another tab?
  const isKept = openQrs.items().some((one) => nameOf(one) === nameOf(qr));
  if (!session.isCurrent() || (!isKept && !shown)) return open ? 'open' : 'gone';
  const isNews = !open && qr.goneAt === null;
  const { told } = looksBy(client);
  const deposit = depositOf(qr, page.statements, told);
  if (deposit !== null) {
    told.add(deposit.name);
    forgetOpenQr(qr.code);
    tellReceived(client, qr, deposit.reference);
  } else if (isNews) {
    openQrs.change((before) => before.map((one) => (nameOf(one) === nameOf(qr) ? { ...qr, goneAt: now() } : one)));
  } else if (isLookedForNoMore(qr, now())) {
    forgetOpenQr(qr.code);
  }
  // Balances change when the QR disappears and when its money arrives.
  if (deposit !== null || isNews) void refetchMoney(client);
  return deposit !== null ? 'received' : open ? 'open' : 'gone';
}

/** When a QR was last looked at, or first seen. Epoch ms. */
export const lastLook = (client: QueryClient, qr: OpenQr): number => looksBy(client).at.get(nameOf(qr)) ?? qr.since;

/**
 * Looks whether a QR was paid (QR-261). A look under way is reused, except for a panel.
 * @throws when a request fails
 */
export async function lookForMoney(client: QueryClient, qr: OpenQr, shown = false): Promise<Found> {
  const { at, running } = looksBy(client);
  const name = nameOf(qr);
  const before = running.get(name);
  if (before && !shown) return before;
  const own = look(client, qr, shown);
  at.set(name, now());
  running.set(name, own);
  try {
    return await own;
  } finally {
    if (running.get(name) === own) running.delete(name);
  }
}

/** Polls open QRs on every page (QR-260). */
export function useQrWatch(): void {
  const client = useQueryClient();
  const qrs = openQrs.useItems();
  useLooks(qrs.length > 0, (back) => {
    for (const qr of openQrs.items()) {
      // A failed poll stays silent: the next one is soon.
      if (back || isLookDue(lastLook(client, qr), lookEveryMs(qr, now())))
        lookForMoney(client, qr).catch(() => undefined);
    }
  });
}

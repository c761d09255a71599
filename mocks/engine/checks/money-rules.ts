import { gifts, voucherAmount } from '../../domains/deposit/index.ts';
import { qrCodes } from '../../domains/qr/index.ts';
import { acceptedSlips } from '../../domains/slips/index.ts';
import { mainWallet, statementLog } from '../../domains/wallet/index.ts';
import { withdrawalEnds } from '../../domains/withdraw/index.ts';
import type { Journal, JournalEntry, RequestEntry } from '../../kernel/journal.ts';
import { type Account, gameOf, walletOf } from '../../kernel/ledger.ts';
import { switchSatang } from '../../kernel/money.ts';
import { type Player, players } from '../../kernel/player.ts';
import { inCurrency } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { banks } from '../../reference/reference-data.ts';

/** The books of one player: the statement since the world began, and the player's postings. */
export interface Books {
  readonly player: Player;
  readonly rows: readonly Row[];
  /** Satang in the wallet and all games. */
  readonly owned: number;
  /** Satang in the accounts at the start, plus what staff gave or took without a statement row. */
  readonly opening: number;
  /** Satang of each posting from the bank, and of each sum sent to the bank, by time (ISO 8601). */
  readonly fromBank: readonly number[];
  readonly toBank: ReadonlyMap<string, number>;
}
interface Row {
  readonly _id: string;
  readonly type: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly status: string;
  /** Satang. */
  readonly amount: number;
  readonly createdAt: string;
  readonly description: string | null;
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const ownerOf = (account: string): string => account.split(':')[1] ?? '';
const add = (to: Map<string, number>, key: string, amount: number) => to.set(key, (to.get(key) ?? 0) + amount);

function rowsOf(world: World, player: Player): Row[] {
  const rows = world.log(statementLog, player._id).appended();
  return rows.map(({ _id, statementType: type, from, to, status, amount, createdAt, description }) => ({
    _id,
    type,
    from,
    to,
    status,
    amount: switchSatang(amount),
    createdAt,
    description: description ?? null,
  }));
}

/** The books of all players. */
export function booksOf(world: World): Books[] {
  const owned = new Map<string, number>();
  for (const [account, balance] of Object.entries(world.ledger.balances())) {
    if (!account.startsWith('outside:')) add(owned, ownerOf(account), balance);
  }
  const opening = new Map<string, number>();
  const fromBank: { owner: string; amount: number }[] = [];
  const toBank = new Map<string, Map<string, number>>();
  for (const { from, to, amount, at } of world.ledger.postings) {
    if (from === 'outside:opening') add(opening, ownerOf(to), amount);
    if (to === 'outside:opening') add(opening, ownerOf(from), -amount);
    if (from === 'outside:bank') fromBank.push({ owner: ownerOf(to), amount });
    if (to !== 'outside:bank') continue;
    const owner = ownerOf(from);
    const times = toBank.get(owner) ?? new Map<string, number>();
    add(times, new Date(at).toISOString(), amount);
    toBank.set(owner, times);
  }
  return world
    .table(players)
    .findMany()
    .map((player) => ({
      player,
      rows: rowsOf(world, player),
      owned: owned.get(player._id) ?? 0,
      opening: opening.get(player._id) ?? 0,
      fromBank: fromBank.filter(({ owner }) => owner === player._id).map(({ amount }) => amount),
      toBank: toBank.get(player._id) ?? new Map(),
    }));
}

/** The items that only one of two lists has; repeated items count. */
function differences(one: readonly (string | number)[], other: readonly (string | number)[]): string[] {
  const left = new Map<string, number>();
  for (const item of one) add(left, String(item), 1);
  for (const item of other) add(left, String(item), -1);
  return [...left].flatMap(([item, count]) => (count === 0 ? [] : [`${item}: ${count > 0 ? '+' : ''}${count}`]));
}

/** Wallet, games and pending withdrawals equal the inflow minus the outflow of the player's statement. */
export function statementFaults(books: readonly Books[]): string[] {
  return books.flatMap(({ player, rows, owned, opening }) => {
    const total = (type: string, statuses: readonly string[]) =>
      sum(rows.filter((row) => row.type === type && statuses.includes(row.status)).map(({ amount }) => amount));
    const onTheWay = total('withdraw', ['PENDING']);
    const cameIn = opening + total('deposit', ['SUCCESS']) + total('bonus', ['SUCCESS']);
    const rest = owned + onTheWay - (cameIn - total('withdraw', ['SUCCESS']));
    return rest === 0 ? [] : [`${player._id}: ${rest} satang`];
  });
}

/** Whether a transfer can move money of this account: a player's, or that of a game provider that returns it. */
const isMovable = (account: Account): boolean => account === 'outside:provider' || !account.startsWith('outside:');

/** Each transfer on a statement moved its amount once, from source to target; a failed one went out and came back. */
export function transferFaults(world: World, books: readonly Books[]): string[] {
  const moved = world.ledger.postings.filter(({ from, to }) => isMovable(from) && isMovable(to));
  const written = books.flatMap(({ player, rows }) => {
    const accountOf = (code: string | null) =>
      code === mainWallet ? walletOf(player._id) : gameOf(player._id, code ?? '');
    return rows
      .filter(({ type }) => type === 'transfer')
      .flatMap(({ from, to, amount, status, createdAt }) => {
        const target = status === 'FAILED' ? 'outside:provider' : accountOf(to);
        const move = `${createdAt} ${accountOf(from)} to ${target} ${amount}`;
        const back = `${createdAt} ${target} to ${accountOf(from)} ${amount}`;
        return status === 'FAILED' ? [move, back] : [move];
      });
  });
  return differences(
    moved.map(({ from, to, amount, at }) => `${new Date(at).toISOString()} ${from} to ${to} ${amount}`),
    written,
  );
}

/** A withdrawal is pending, paid or returned: its money is held, at the bank or in the wallet. */
export function withdrawalFaults(world: World, books: readonly Books[]): string[] {
  const waiting = world.schedule.of(withdrawalEnds).map(({ statement }) => statement);
  const all = books.flatMap(({ rows }) => rows).filter(({ type }) => type === 'withdraw');
  const pending = all.filter(({ status }) => status === 'PENDING').map(({ _id }) => _id);
  return [
    ...all.filter(({ status }) => !['PENDING', 'SUCCESS', 'FAILED'].includes(status)).map(({ _id }) => _id),
    ...differences(waiting, pending),
    ...books.flatMap(({ rows, fromBank, toBank }) => {
      const withdrawn = rows.filter(({ type }) => type === 'withdraw');
      const written = new Map<string, number>();
      for (const { createdAt, amount } of withdrawn) add(written, createdAt, amount);
      const texts = (amounts: ReadonlyMap<string, number>) => [...amounts].map(([at, amount]) => `${at} ${amount}`);
      const returned = withdrawn.filter(({ status }) => status === 'FAILED');
      const deposits = rows.filter(({ type }) => type === 'deposit');
      return [
        ...differences(texts(toBank), texts(written)),
        ...differences(
          fromBank,
          [...returned, ...deposits].map(({ amount }) => amount),
        ),
      ];
    }),
  ];
}

export const isDone = (entry: JournalEntry | undefined): entry is RequestEntry =>
  entry?.kind === 'request' && entry.status === 200;

/** The source of a deposit: a provider, or any bank, because a player may change banks. */
const channelOf = (code: string | null): string =>
  code === '' || banks.some((bank) => bank.code === code) ? 'bank' : `${code}`;

/** Each deposit on a statement has its own paid QR, accepted slip, gift or request. */
export function depositFaults(world: World, journal: Journal, books: readonly Books[]): string[] {
  const paid = world.table(qrCodes).findMany((q) => q.where({ state: 'paid' }));
  const reasons = [
    ...paid.map(({ player, bankCode, amount }) => `${player} ${channelOf(bankCode)} ${amount}`),
    ...acceptedSlips(world).map(({ player, slip }) => `${player._id} bank ${slip.worth}`),
    ...world
      .table(gifts)
      .findMany()
      .map(({ player, voucher }) => {
        const { currency = '' } = books.find((book) => book.player._id === player)?.player ?? {};
        return `${player} TRUEWALLET ${inCurrency(voucherAmount(world.seed, voucher), currency)}`;
      }),
    ...journal
      .filter(isDone)
      .filter(({ operation }) => operation === 'addToWallet')
      .map(({ player, body }) => {
        const { amount } = body as { amount: number };
        return `${player} bank ${switchSatang(amount)}`;
      }),
  ];
  const deposits = books.flatMap(({ player, rows }) =>
    rows
      .filter(({ type }) => type === 'deposit')
      .map(({ from, amount }) => `${player._id} ${channelOf(from)} ${amount}`),
  );
  return differences(deposits, reasons);
}

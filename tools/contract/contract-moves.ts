import { randomUUID } from 'node:crypto';
import { Misuse } from '../command.ts';
import { type Reply, sendCall, type Target, type Verdict } from './contract-calls.ts';
import { baht, changesOf, type Money, readMoney } from './contract-writes.ts';
import { reasonOf } from './failure-reasons.ts';

/** Largest amount, satang. */
const most = 1_000;

/** Reads the option --moves. @returns satang @throws Misuse */
export function moveAmount(text: string): number {
  const amount = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  if (amount < 1 || amount > most)
    throw new Misuse(`--moves takes an amount from 0.01 to ${baht(most)}, not "${text}"`);
  return amount;
}

/** Sends a transfer; null without a response. */
const move = (target: Target, from: string, to: string, satang: number, key: string): Promise<Reply | null> =>
  sendCall(target, 'transfer', { body: { from, to, amount: satang / 100 }, key }).catch(() => null);

const stateOf = ({ balances }: Money): string =>
  Object.entries(balances)
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => `${name} ${baht(amount)}`)
    .join(', ') || 'nothing anywhere';

const broken = (why: string): Verdict => ({ id: 'transfer', kind: 'broken', why });

/**
 * Moves an amount from the wallet to a game and back. The first transfer is sent twice with one key and has to count once.
 * @throws Error without a game or enough money; nothing is sent then
 */
export async function moveThereAndBack(target: Target, amount: number): Promise<Verdict> {
  if (target.token === null) throw new Error('--moves needs a token');
  let before: Money;
  try {
    before = await readMoney(target);
  } catch (error) {
    return broken(`nothing was moved, because the money cannot be read: ${reasonOf(error, target)}`);
  }
  const { game } = before;
  const has = before.balances['WALLET'] ?? 0;
  if (game === null) throw new Error('--moves needs an open game');
  // Both transfers may count.
  if (has < 2 * amount) throw new Error(`--moves needs ${baht(2 * amount)} in the wallet, and there is ${baht(has)}`);

  const key = randomUUID();
  const replies = [await move(target, 'WALLET', game, amount, key), await move(target, 'WALLET', game, amount, key)];
  let between: Money;
  try {
    between = await readMoney(target);
  } catch (error) {
    const why = `the money cannot be read after ${baht(amount)} went from WALLET to ${game}: ${reasonOf(error, target)}`;
    return broken(`${why}. Before: ${stateOf(before)}. Nothing more was sent: please look at the account`);
  }
  const moved = has - (between.balances['WALLET'] ?? 0);
  const statuses = replies.map((reply) => reply?.status ?? 'no answer').join(' and ');
  if (moved === 0) return broken(`nothing was moved; the two calls answered ${statuses}`);

  const back = await move(target, game, 'WALLET', moved, randomUUID());
  const after = await readMoney(target).catch(() => null);
  const left = after === null ? null : changesOf({ ...before, statement: after.statement }, after);
  if (left === null || left.length > 0) {
    const answer = back?.status ?? 'no answer';
    const state = stateOf(after ?? between);
    return broken(
      `${baht(moved)} did not come back from ${game} (${answer}). Money now: ${state}. Before: ${stateOf(before)}`,
    );
  }
  if (moved !== amount)
    return broken(`one key sent twice moved ${baht(moved)} in place of ${baht(amount)}; it is back`);
  if (replies.some((reply) => reply?.status !== 200))
    return broken(`one key sent twice answered ${statuses}; 200 both times was expected`);
  return { id: 'transfer', kind: 'kept', unfamiliar: [] };
}

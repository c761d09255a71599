import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { isRecord } from '../../src/shared/base/is-record.ts';
import { type Reply, sendCall, type Target, type Verdict } from './contract-calls.ts';
import { unwrapped } from './contract-drift.ts';
import { reasonOf } from './failure-reasons.ts';
import { type Account, type Probe, type WriteClass, type WriteId, writeClasses, writeIds } from './write-classes.ts';

export interface Money {
  /** Satang by account. */
  readonly balances: Readonly<Record<string, number>>;
  /** Ids of the newest history rows, and the total. */
  readonly statement: string;
  /** First open game; null for none. */
  readonly game: string | null;
}

/** @throws Error that names the field and the type of another value */
const satang = (field: string, amount: unknown): number => {
  if (typeof amount !== 'number' || !Number.isFinite(amount))
    throw new Error(`${field} is no number, but ${amount === null ? 'null' : typeof amount}`);
  return Math.round(amount * 100);
};

async function read(target: Target, id: OperationId, body?: unknown): Promise<Record<string, unknown>> {
  const reply = await sendCall(target, id, { body });
  const answer = unwrapped(reply.body);
  if (reply.status !== 200 || !isRecord(answer)) throw new Error(`${id} answers ${reply.unread ?? reply.status}`);
  return answer;
}

/** @throws Error when wallet or history cannot be read */
export async function readMoney(target: Target): Promise<Money> {
  const wallet = await read(target, 'getWallet');
  const statement = await read(target, 'listStatements', { page: 1, limit: 10 });
  const slots = (Array.isArray(wallet['slots']) ? wallet['slots'] : []).filter(isRecord);
  const games = slots.map(
    ({ code, amount }) => [String(code), satang(`slots ${String(code)} amount`, amount)] as const,
  );
  const main = isRecord(wallet['wallet']) ? wallet['wallet']['amount'] : undefined;
  const rows = (Array.isArray(statement['statements']) ? statement['statements'] : []).filter(isRecord);
  const open = slots.find(({ isActive }) => isActive === true)?.['code'];
  return {
    balances: { WALLET: satang('wallet.amount', main), ...Object.fromEntries(games) },
    statement: `${String(statement['total'])}: ${rows.map(({ _id }) => String(_id)).join(' ')}`,
    game: typeof open === 'string' ? open : null,
  };
}

export const baht = (amount: number): string => (amount / 100).toFixed(2);

/** Changed amounts, such as `WALLET 10.00 → 9.00`. */
export function changesOf(before: Money, after: Money): string[] {
  const accounts = [...new Set([...Object.keys(before.balances), ...Object.keys(after.balances)])];
  const moved = accounts
    .map((name) => [name, before.balances[name] ?? 0, after.balances[name] ?? 0] as const)
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => `${name} ${baht(was)} → ${baht(is)}`);
  return before.statement === after.statement ? moved : [...moved, 'the history has other rows'];
}

/** What is wrong with the response to a request that has to be refused; null for nothing. */
function wrongIn(id: OperationId, { what, codes }: Probe, { status, body, unread }: Reply): string | null {
  if (unread !== null) return `${what}: ${unread}`;
  const said = isRecord(body) && typeof body['message'] === 'string' ? body['message'] : 'no message';
  if (status === 200) return `${what}: it was accepted`;
  if (!codes.includes(said)) {
    const known = operations[id].errors.includes(said) ? '' : ', which is not in the contract';
    return `${what}: ${status} ${said}${known}; expected ${codes.join(' or ')}`;
  }
  const wanted = errorStatus[said as ErrorCode];
  return status === wanted ? null : `${what}: ${said} with ${status}; expected ${wanted}`;
}

async function probe(target: Target, id: WriteId, probes: readonly Probe[], account: Account): Promise<Verdict> {
  const wrong: string[] = [];
  let sent = 0;
  for (const one of probes) {
    const body: unknown = typeof one.body === 'function' ? one.body(account) : one.body;
    if (body === null) continue;
    const path = operations[id].path.replace(/\{\w+\}/, one.parameter ?? '');
    sent += 1;
    try {
      const reply = await sendCall(target, id, { path, body });
      const problem = wrongIn(id, one, reply);
      if (problem !== null) wrong.push(problem);
      wrong.push(...reply.faults.filter((fault) => !wrong.includes(fault)));
    } catch (error) {
      wrong.push(`${one.what}: ${reasonOf(error, target)}`);
    }
  }
  if (wrong.length > 0) return { id, kind: 'broken', why: wrong.join('; ') };
  if (sent === 0) return { id, kind: 'skipped', why: 'the player has no open game' };
  return { id, kind: 'kept', unfamiliar: [] };
}

const tokenNeeded = 'the requests that must be refused need a token, for the money to be read before and after';

/**
 * Sends requests that have to be refused, and compares wallet and history before and after. Sends none when these cannot be read.
 * @throws Error without a token
 */
export async function refuseEverything(target: Target, tell: (verdict: Verdict) => void): Promise<Verdict[]> {
  if (target.token === null) throw new Error(tokenNeeded);
  const verdicts: Verdict[] = [];
  const add = (verdict: Verdict) => {
    verdicts.push(verdict);
    tell(verdict);
  };
  let before: Money;
  try {
    before = await readMoney(target);
  } catch (error) {
    const why = `what has to be refused was not sent, because the money cannot be read: ${reasonOf(error, target)}`;
    add({ id: 'getWallet', kind: 'broken', why });
    return verdicts;
  }
  const account = { wallet: (before.balances['WALLET'] ?? 0) / 100, game: before.game };
  for (const id of writeIds) {
    const own: WriteClass = writeClasses[id];
    add(
      'never' in own
        ? { id, kind: 'skipped', why: `not sent: ${own.never}` }
        : await probe(target, id, own.probes, account),
    );
  }
  const changes = await readMoney(target).then(
    (after) => changesOf(before, after),
    (error: unknown) => [`the money cannot be read after it: ${reasonOf(error, target)}`],
  );
  if (changes.length > 0)
    add({ id: 'getWallet', kind: 'broken', why: `refused requests have changed: ${changes.join(', ')}` });
  return verdicts;
}

import type { Statement } from '../../../contract/generated/models/statement.ts';
import { carryOutDueEvents, replay } from '../../../mocks/engine/execute/execute.ts';
import {
  type ApiRequest,
  createMemoryStore,
  createSandbox,
  type JournalStore,
  type Machine,
  type Sandbox,
  type SandboxOptions,
  type WorldAddress,
} from '../../../mocks/index.ts';
import { type Journal, parseJournal } from '../../../mocks/kernel/journal.ts';
import type { UploadedFile } from '../../../mocks/kernel/uploaded-file.ts';
import { scenarios } from '../../../scenarios/index.ts';

/** 20:15 on a Saturday evening in Bangkok: the start of every test world. */
export const evening = Date.parse('2026-03-14T20:15:00+07:00');

interface Opening extends Partial<WorldAddress> {
  readonly store?: JournalStore;
  /** Machine time, epoch ms; drives the world's clock. */
  readonly now?: () => number;
  /** Called with the simulated delay of a call, ms. */
  readonly waited?: (ms: number) => void;
  /** Schedules a callback after real ms; without it no timer fires. */
  readonly later?: Machine['later'];
  /** The time up to which worlds were shown before. */
  readonly shown?: SandboxOptions['shown'];
  /** Messages of other tabs. */
  readonly channel?: Machine['channel'];
  /** Called for a defect; without it a defect fails the test. */
  readonly report?: (problem: unknown) => void;
}

/** Opens a world in this process. Simulated delays take no time; a simulator defect fails the test. */
export function openSandbox(
  scenario: string,
  { store, now = () => evening, waited, later, channel, shown, report, ...address }: Opening = {},
): Promise<Sandbox> {
  return createSandbox({
    scenarios,
    address: { seed: 1, at: evening, set: {}, ...address, scenario },
    frozen: false,
    store: store ?? createMemoryStore(),
    ...(shown && { shown }),
    machine: {
      now,
      wait: async (ms) => waited?.(ms),
      ...(later && { later }),
      ...(channel && { channel }),
      report:
        report ??
        ((problem) => {
          throw problem instanceof Error ? problem : new Error(String(problem));
        }),
    },
  });
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A client of the world: a player with a token, or a visitor. */
export interface Caller {
  get(path: string): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  put(path: string, body?: unknown): Promise<Reply>;
  delete(path: string): Promise<Reply>;
  upload(path: string, file: UploadedFile | null): Promise<Reply>;
}

/** @param always headers of every request */
export function callerOf(sandbox: Sandbox, token: string | null = null, always: Record<string, string> = {}): Caller {
  const authorization = token === null ? always : { ...always, authorization: `Bearer ${token}` };
  const deliver = async (request: Omit<ApiRequest, 'headers'>, extra: Record<string, string> = {}) => {
    const { method, path } = request;
    const answer = await sandbox.handle({ ...request, headers: { ...extra, ...authorization } });
    if (answer.kind === 'cut') throw new Error(`${method} ${path}: the connection was cut`);
    return { status: answer.status, body: JSON.parse(answer.text) as unknown };
  };
  const send = (method: string, path: string, body: string | null, extra?: Record<string, string>) =>
    deliver({ method, path, body }, extra);
  return {
    get: (path) => send('GET', path, null),
    put: (path, body) => send('PUT', path, body === undefined ? '' : JSON.stringify(body)),
    delete: (path) => send('DELETE', path, null),
    upload: (path, file) => deliver({ method: 'POST', path, body: null, file }),
    post: (path, body, headers) => send('POST', path, body === undefined ? '' : JSON.stringify(body), headers),
  };
}

/** Logs in with `POST /api/login`. */
export async function logIn(sandbox: Sandbox, username = '0812345678', password = 'krapao99'): Promise<Caller> {
  const { status, body } = await callerOf(sandbox).post('/api/login', { username, password });
  if (status !== 200) throw new Error(`login answered ${status}`);
  return callerOf(sandbox, (body as { token: string }).token);
}

/** The first difference of two dumps; empty if byte-equal. */
export function differenceOf(one: string, two: string): string {
  if (one === two) return '';
  let index = 0;
  while (one[index] === two[index]) index += 1;
  const from = Math.max(0, index - 60);
  return `…${one.slice(from, index + 60)}… but …${two.slice(from, index + 60)}…`;
}

/** Rules of the world that do not hold. */
export const brokenRules = (sandbox: Sandbox) => sandbox.invariants().filter(({ holds }) => !holds);

/** A world's journal as read from a store, a file or a link; null if unreadable. */
export const storedJournal = (sandbox: Sandbox): Journal | null =>
  parseJournal(JSON.parse(JSON.stringify(sandbox.journal())) as unknown[], sandbox.scenario.switches);

/**
 * The first difference between a world and its replay from the journal at the same world time; empty if byte-equal.
 * Both run their due events first.
 */
export async function differenceFromReplay(sandbox: Sandbox): Promise<string> {
  await callerOf(sandbox).get('/api/lookup/active');
  const journal = storedJournal(sandbox);
  if (!journal) return 'the journal cannot be read';
  const { world, differences } = await replay(journal);
  if (differences.length > 0) return `answered otherwise: ${JSON.stringify(differences)}`;
  await carryOutDueEvents(world, sandbox.now());
  return differenceOf(world.dump(), sandbox.dump());
}

interface Wallet {
  wallet: { amount: number };
  invite: { amount: number };
  profile: { coin: number };
}

export async function walletOf(player: Caller) {
  const { body } = await player.get('/api/wallet');
  const { wallet: money, invite, profile } = body as Wallet;
  return { money: money.amount, invite: invite.amount, coins: profile.coin };
}

export async function newestStatementOf(player: Caller) {
  const { body } = await player.post('/api/statement', { page: 1, limit: 1 });
  return (body as { statements: Statement[] }).statements[0];
}

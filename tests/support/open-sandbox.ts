import {
  createMemoryStore,
  createSandbox,
  type JournalStore,
  type Sandbox,
  type WorldAddress,
} from '../../mocks/index.ts';
import { scenarios } from '../../scenarios/index.ts';

/** 20:15 on a Saturday evening in Bangkok: every test world begins then. */
export const evening = Date.parse('2026-03-14T20:15:00+07:00');

interface Opening extends Partial<WorldAddress> {
  readonly store?: JournalStore;
  /** Machine time, epoch ms; the world's clock runs with it. */
  readonly now?: () => number;
}

/** Opens a world in this process. Waiting takes no time; a defect of the simulator fails the test. */
export function openSandbox(
  scenario: string,
  { store, now = () => evening, ...address }: Opening = {},
): Promise<Sandbox> {
  return createSandbox({
    scenarios,
    address: { seed: 1, at: evening, set: {}, ...address, scenario },
    frozen: false,
    store: store ?? createMemoryStore(),
    machine: {
      now,
      wait: async () => undefined,
      report: (problem) => {
        throw problem instanceof Error ? problem : new Error(String(problem));
      },
    },
  });
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A client of the world, as a player with a token or as a visitor. */
export interface Caller {
  get(path: string): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

export function callerOf(sandbox: Sandbox, token: string | null = null): Caller {
  const send = async (method: string, path: string, body: string | null, extra: Record<string, string> = {}) => {
    const headers = token === null ? extra : { ...extra, authorization: `Bearer ${token}` };
    const answer = await sandbox.handle({ method, path, headers, body });
    if (answer.kind === 'cut') throw new Error(`${method} ${path}: the connection was cut`);
    return { status: answer.status, body: JSON.parse(answer.text) as unknown };
  };
  return {
    get: (path) => send('GET', path, null),
    post: (path, body, headers) => send('POST', path, body === undefined ? '' : JSON.stringify(body), headers),
  };
}

/** Logs in through the front door. */
export async function logIn(sandbox: Sandbox, username = '0812345678', password = 'krapao99'): Promise<Caller> {
  const { status, body } = await callerOf(sandbox).post('/api/login', { username, password });
  if (status !== 200) throw new Error(`login answered ${status}`);
  return callerOf(sandbox, (body as { token: string }).token);
}

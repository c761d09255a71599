/** Helpers for clients of a backend, in this process or another. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary folder; `drop` removes it. */
export async function temporaryFolder(): Promise<{ folder: string; drop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'krapao-backend-'));
  return { folder, drop: () => rm(folder, { recursive: true, force: true }) };
}

/** The admin token of every backend that a test starts. */
export const adminToken = 'admin-token-of-the-tests';
export const adminHeaders = { authorization: `Bearer ${adminToken}` };

/** Sends a request to the admin API. @param path under `/admin/worlds/` */
export const requestAdmin = (url: string, path: string, method: string, body?: string): Promise<Response> =>
  fetch(`${url}/admin/worlds/${path}`, { method, headers: adminHeaders, ...(body === undefined ? {} : { body }) });

/** Calls a method of the admin API. @throws Error with the server's message when it refuses */
export async function administer<Result = unknown>(
  url: string,
  world: string,
  method: string,
  ...args: unknown[]
): Promise<Result> {
  const response = await requestAdmin(url, `${world}/${method}`, 'POST', JSON.stringify(args));
  const body = (await response.json()) as { result: Result; message?: string };
  if (!response.ok) throw new Error(`${method}: ${body.message}`);
  return body.result;
}

/** Creates a world. @throws Error with the server's message when it refuses, for example if the world exists */
export async function createWorld(url: string, world: string, beginning: object = {}): Promise<void> {
  const response = await requestAdmin(url, world, 'PUT', JSON.stringify(beginning));
  const body = (await response.json()) as { message?: string };
  if (!response.ok) throw new Error(`${world}: ${response.status} ${body.message}`);
}

export interface Player {
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown; headers: Headers }>;
  /** Satang in the wallet. */
  wallet(): Promise<number>;
  /** Moves one baht. @returns the status; 0 without a response */
  transfer(): Promise<number>;
}

/** The demo player as an HTTP client. @param base world address without a trailing slash */
export async function playerAt(base: string, headers: Record<string, string> = {}): Promise<Player> {
  const send = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-client': 'wallet-user', ...headers, ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown, headers: response.headers };
  };
  const login = await send('POST', '/api/login', { username: '0812345678', password: 'krapao99' });
  if (login.status !== 200) throw new Error(`login answered ${login.status} ${JSON.stringify(login.body)}`);
  const authorization = `Bearer ${(login.body as { token: string }).token}`;
  const call: Player['call'] = (method, path, body) => send(method, path, body, { authorization });
  return {
    call,
    wallet: async () => {
      const { body } = await call('GET', '/api/wallet');
      return Math.round((body as { wallet: { amount: number } }).wallet.amount * 100);
    },
    transfer: () =>
      call('POST', '/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 }).then(
        ({ status }) => status,
        () => 0,
      ),
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createWorld, temporaryFolder } from '../../support/backend/client.ts';
import { startBackendProcess } from '../../support/backend/process.ts';
import type { Load } from './load.ts';

export interface Servers {
  readonly backend: string;
  /** Sends the wallet of `backend`, byte for byte. */
  readonly reference: string;
  readonly headers: Record<string, string>;
}

const json = { 'content-type': 'application/json', 'x-client': 'wallet-user' };

/** @param base address of a world @returns headers of the demo player's calls */
export async function headersAt(base: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ username: '0812345678', password: 'krapao99' });
  const answer = await fetch(`${base}/api/login`, { method: 'POST', headers: json, body });
  const { token } = (await answer.json()) as { token: string };
  return { ...json, authorization: `Bearer ${token}` };
}

async function startReference(body: string, data: string): Promise<[ChildProcess, string]> {
  const command = ['--import', 'tsx', 'tests/bench/backend/reference-server.ts', body, data];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
  return [child, String(said).trim()];
}

export async function withServers<Result>(measure: (servers: Servers) => Promise<Result>): Promise<Result> {
  const { folder, drop } = await temporaryFolder();
  const backend = await startBackendProcess(path.join(folder, 'worlds'), { more: ['--max-worlds', '1000'] });
  let child: ChildProcess | undefined;
  try {
    const headers = await headersAt(backend.url);
    const wallet = await (await fetch(`${backend.url}/api/wallet`, { headers })).text();
    const [started, reference] = await startReference(wallet, path.join(folder, 'reference'));
    child = started;
    return await measure({ backend: backend.url, reference, headers });
  } finally {
    child?.kill();
    await backend.end('SIGTERM');
    await drop();
  }
}

/** One baht there and back, so that any number of calls is possible. */
export const transfersAt = (url: string, headers: Record<string, string>): Load => ({
  url,
  requests: [
    ['WALLET', 'JOKER'],
    ['JOKER', 'WALLET'],
  ].map(([from, to]) => ({
    method: 'POST',
    path: '/api/wallet/transfer',
    headers,
    body: JSON.stringify({ from, to, amount: 1 }),
  })),
});

/** Creates worlds. @returns calls that read the wallet of each */
export async function walletsOf(url: string, worlds: number): Promise<Load> {
  const requests: Load['requests'][number][] = [];
  for (let number = 1; number <= worlds; number += 1) {
    const name = `world-${number}`;
    await createWorld(url, name);
    requests.push({ path: `/w/${name}/api/wallet`, headers: await headersAt(`${url}/w/${name}`) });
  }
  return { url, requests };
}

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { temporaryFolder } from '../../tests/support/backend/client.ts';
import { exampleOf, serverWith } from '../../tests/support/backend/example-server.ts';
import { serve, serveBackend } from '../../tests/support/backend/serve.ts';
import { askEverything, askPreflights, type Verdict } from './contract-calls.ts';
import { driftsOf } from './contract-drift.ts';
import { logIn } from './log-in.ts';

const client = { headers: { 'x-client': 'wallet-user' }, timeoutMs: 30_000, origin: null };

test('finds no drift in the simulated backend, for visitor and player', async () => {
  const target = { ...client, baseUrl: await serveBackend(), token: null };

  const visitor = await askEverything(target, () => undefined);
  const token = await logIn(target, '0812345678', 'krapao99');
  const player = await askEverything({ ...target, token }, () => undefined);

  const bad = ({ kind }: Verdict) => kind === 'drift' || kind === 'broken';
  expect([...visitor, ...player].filter(bad)).toEqual([]);
  // One row of every history has an unknown status on purpose, to show that screens cope with it.
  expect(player.flatMap((verdict) => (verdict.kind === 'kept' ? verdict.unfamiliar : []))).toEqual([
    'statements[].status: CHECKING',
  ]);
  expect(visitor.filter(({ kind }) => kind === 'kept').length).toBeGreaterThan(8);
  const notSeen = player.filter(
    ({ kind, id }) => kind !== 'kept' && operations[id as OperationId].tag !== 'auto-login',
  );
  expect(notSeen.map(({ id }) => id)).toEqual(['validateAccount']);
});

test('reports drift field by field', async () => {
  const baseUrl = await serve((request, response) => {
    response.setHeader('cache-control', 'no-store').setHeader('content-type', 'application/json');
    const path = request.url ?? '';
    const id = (Object.keys(operations) as OperationId[]).find((one) => operations[one].path === path) ?? 'getActive';
    const body: unknown = path === '/api/wallet' ? driftedWallet() : exampleOf(id);
    if (path === '/api/lookup/banks') return response.writeHead(502).end('<html>Bad Gateway</html>');
    if (path === '/api/lookup/notice') return response.writeHead(418).end('{"message":"TEAPOT"}');
    if (path === '/api/statement/slip') {
      const page = exampleOf(id) as { slips: object[] };
      page.slips = page.slips.map((slip) => ({ ...slip, status: 'napping' }));
      return response.end(JSON.stringify(page));
    }
    if (path === '/api/bonus') return response.end(JSON.stringify({ message: 'OK', data: body }));
    return response.end(JSON.stringify(body));
  });

  const verdicts = await askEverything({ ...client, baseUrl, token: 'any' }, () => undefined);
  const of = (id: OperationId) => verdicts.find((verdict) => verdict.id === id);

  expect(of('getWallet')).toEqual({
    id: 'getWallet',
    kind: 'drift',
    drifts: [
      expect.objectContaining({ kind: 'wrong type', path: 'wallet.amount', expected: 'number', example: '"12"' }),
      expect.objectContaining({ kind: 'missing', path: 'slots[].name', expected: 'string', count: 2 }),
      expect.objectContaining({ kind: 'extra', path: 'slots[].vip', example: 'true', count: 2 }),
      expect.objectContaining({ kind: 'extra', path: 'level', count: 1 }),
    ],
  });
  expect(of('getBanks')).toMatchObject({ kind: 'broken', why: '502, and the body is not JSON' });
  expect(of('getNotice')).toMatchObject({ kind: 'broken', why: '418 TEAPOT is not in the contract' });
  expect(of('listBonuses')).toMatchObject({ kind: 'kept', unfamiliar: [] });
  expect(of('listSlips')).toMatchObject({ kind: 'kept', unfamiliar: ['slips[].status: napping'] });
});

test('ends a hanging call at its timeout and goes on', async () => {
  const baseUrl = await serve((request, response) => {
    response.setHeader('cache-control', 'no-store').setHeader('content-type', 'application/json');
    if (request.url === operations.getActive.path) return; // Never answered
    if (request.url === operations.getBanks.path) return void response.writeHead(200).write('[');
    const id = (Object.keys(operations) as OperationId[]).find((one) => operations[one].path === request.url);
    response.end(JSON.stringify(exampleOf(id ?? 'getActive')));
  });
  const target = { ...client, timeoutMs: 500, baseUrl, token: null };
  const verdicts = await askEverything(target, () => undefined);
  const hanging = verdicts.filter(({ id, kind }) => kind === 'broken' && id !== 'getProfile');
  const why = 'no answer within 0.5 s';
  expect(hanging).toEqual([
    { id: 'getActive', kind: 'broken', why },
    { id: 'getBanks', kind: 'broken', why },
  ]);
  expect(verdicts.find(({ id }) => id === 'getContact')?.kind).toBe('kept');
});

const origin = 'https://wallet.example';
const quiet = () => undefined;

test('waits once for a backend that answers no preflight', async () => {
  const url = await serverWith(({ method }) => method === 'OPTIONS');
  const target = { ...client, origin, timeoutMs: 200, baseUrl: url, token: null };
  expect(await askPreflights(target, quiet)).toEqual([
    { id: 'getActive', kind: 'broken', why: 'preflight: no answer within 0.2 s; no more preflights are sent' },
  ]);
});

/** The verdicts on an operation that does not exist twice. */
async function verdictsOn(id: OperationId, baseUrl: string) {
  const target = { ...client, origin, baseUrl, token: 'any' };
  const preflights = await askPreflights(target, quiet);
  return [...preflights, ...(await askEverything(target, quiet))].filter((verdict) => verdict.id === id);
}

test('names a redirect of preflight, call or login, and does not follow it', async () => {
  const paths: (string | undefined)[] = [];
  const url = await serverWith((request, response) => {
    paths.push(request.url);
    return Boolean(response.writeHead(301, { location: `${request.url}/?token=x` }).end());
  });
  expect(await verdictsOn('getNotice', url)).toEqual([
    expect.objectContaining({
      why: `preflight: 301, redirected to ${url}/api/lookup/notice/, and a browser follows no redirect there`,
    }),
    { id: 'getNotice', kind: 'broken', why: `301, redirected to ${url}/api/lookup/notice/` },
  ]);
  await expect(logIn({ ...client, baseUrl: url, token: null }, 'any', 'any')).rejects.toThrow(
    `the login was refused: 301, redirected to ${url}/api/login/`,
  );
  expect(paths.filter((path) => path?.endsWith('/?token=x'))).toEqual([]);
});

test('retries a 429 after the requested time, a few times', async () => {
  let limited = 0;
  const url = await serverWith((request, response) => {
    if (request.method === 'OPTIONS') return false;
    const isNotice = request.url === operations.getNotice.path;
    if (!isNotice && (request.url !== operations.getActive.path || ++limited > 2)) return false;
    return Boolean(response.writeHead(429, { 'retry-after': isNotice ? '3600' : '0' }).end('{"message":"slow down"}'));
  });
  const waits: string[] = [];
  const target = { ...client, origin, baseUrl: url, token: null, tellLimited: (line: string) => void waits.push(line) };
  const verdicts = await askEverything(target, quiet);
  expect(verdicts.find(({ id }) => id === 'getActive')).toMatchObject({ kind: 'kept' });
  expect(waits).toEqual(['getActive: 429, sent again after 0 s', 'getActive: 429, sent again after 0 s']);
  expect(verdicts.find(({ id }) => id === 'getNotice')).toMatchObject({
    why: '429 slow down is not in the contract; 429, and it asks to wait 3600 s more than was waited',
  });
});

test('reports a chat that sends a player’s history without the token', async () => {
  const backend = await serveBackend();
  const visitor = { ...client, baseUrl: backend, token: null };
  const token = await logIn(visitor, '0812345678', 'krapao99');
  const onChat = async (baseUrl: string) => {
    const verdicts = await askEverything({ ...visitor, baseUrl, token }, quiet);
    return verdicts.flatMap((verdict) =>
      verdict.id === 'getChatHistory' && verdict.kind === 'broken' ? [verdict.why] : [],
    );
  };
  expect(await onChat(backend)).toEqual([]);
  const asked: unknown[] = [];
  const url = await serverWith((request, response) => {
    if (request.url !== operations.getChatHistory.path) return false;
    asked.push(request.headers.authorization);
    return Boolean(response.end(JSON.stringify(exampleOf('getChatHistory'))));
  });
  expect(await onChat(url)).toEqual(['the chat of the player is read without the token']);
  expect(asked).toEqual([`Bearer ${token}`, undefined]);
});

const contractCheck = (...options: string[]) =>
  new Promise<{ code: unknown; output: string; said: string }>((resolve) => {
    const command = ['--import', 'tsx', 'tools/contract-check.ts', ...options];
    execFile(process.execPath, command, { timeout: 50_000 }, (error, output, said) =>
      resolve({ code: error?.code ?? 0, output, said }),
    );
  });

test('prints summary and report even when money cannot be read or the login is refused', {
  timeout: 60_000,
}, async () => {
  const { folder, drop } = await temporaryFolder();
  onTestFinished(drop);
  const url = await serverWith((request, response) => {
    if (request.method === 'OPTIONS') return false;
    if (request.url?.endsWith(operations.login.path))
      return Boolean(response.writeHead(401).end('{"message":"UNAUTHORIZED"}'));
    return request.url === operations.getWallet.path && Boolean(response.end(JSON.stringify(driftedWallet())));
  });
  const report = path.join(folder, 'report.json');
  const common = ['--base-url', `${url}/api`, '--report', 'json', '--out', report];
  const refused = await contractCheck(...common, '--phone', '0812345678', '--password', 'x');
  expect(refused).toMatchObject({ code: 2, said: expect.stringContaining('the login was refused: 401') });
  expect(refused.output).toContain(`calls go to ${url}/api/api/…`);
  const drifted = await contractCheck('--base-url', url, ...common.slice(2), '--token', 'any', '--writes');
  expect(drifted).toMatchObject({ code: 1, said: '' });
  expect(drifted.output).toMatch(
    /✗ getWallet: what has to be refused was not sent.*wallet\.amount is no number, but string\n/,
  );
  expect(drifted.output).toMatch(
    /not checked: that the chat keeps its rooms apart.*\ncontract: \d+ kept, \d+ drift, 3 broken/,
  );
  const { cases } = JSON.parse(readFileSync(report, 'utf8')) as { cases: { name: string; status: string }[] };
  expect(cases).toContainEqual(expect.objectContaining({ name: 'getWallet', status: 'failed' }));
});

test('reports booleans as text, even where the contract takes a word', () => {
  for (const terminated of ['true', 'False', '0']) {
    const wrong = { kind: 'wrong type', path: 'terminated', expected: 'boolean', count: 1 };
    expect(driftsOf('getActive', { terminated })).toMatchObject([wrong]);
  }
  expect(driftsOf('getActive', { terminated: 'gone' })).toEqual([]);
  expect(driftsOf('getActive', { terminated: false })).toEqual([]);
  expect(driftsOf('getRegisterOtp', { registerOTP: 'true' })).toMatchObject([{ kind: 'wrong type', count: 1 }]);
});

function driftedWallet(): unknown {
  const wallet = exampleOf('getWallet') as { slots: Record<string, unknown>[] };
  const slot: Record<string, unknown> = { ...wallet.slots[0], vip: true };
  delete slot['name'];
  return { ...wallet, wallet: { amount: '12' }, slots: [slot, slot], level: 3 };
}

test('the examples of the contract match its schemas', () => {
  for (const id of Object.keys(operations) as OperationId[]) expect(driftsOf(id, exampleOf(id)), id).toEqual([]);
});

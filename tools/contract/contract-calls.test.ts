import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import openApi from '../../contract/generated/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { driftsOf } from '../../mocks/life/contract/contract-drift.ts';
import { temporaryFolder } from '../../tests/support/backend/client.ts';
import { openBackend } from '../../tests/support/backend/in-process.ts';
import { askEverything, logIn, type Verdict } from './contract-calls.ts';

let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

const client = { headers: { 'x-client': 'wallet-user' }, timeoutMs: 30_000 };

const exampleOf = (id: OperationId) => {
  const { method, path } = operations[id];
  const paths = openApi.paths as unknown as Record<string, Record<string, { responses: Record<string, never> }>>;
  const answer = paths[path]?.[method.toLowerCase()]?.responses['200'] as unknown as {
    content: { 'application/json': { example: object } };
  };
  return structuredClone(answer.content['application/json'].example) as Record<string, unknown>;
};

test('the simulated backend keeps the contract, for a visitor and for a player', async () => {
  const { folder, drop } = await temporaryFolder();
  const backend = await openBackend(folder);
  closing.push(() => backend.close(), drop);
  const target = { ...client, baseUrl: backend.url, token: null };

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
  const notSeen = player.filter(({ kind, id }) => kind !== 'kept' && operations[id].tag !== 'auto-login');
  expect(notSeen.map(({ id }) => id)).toEqual(['validateAccount']);
  await expect(logIn(target, '0812345678', 'wrong')).rejects.toThrow('refused: 400');
});

test('the drift of a backend is reported field by field', async () => {
  const server: Server = createServer((request, response) => {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as { port: number };

  const verdicts = await askEverything(
    { ...client, baseUrl: `http://127.0.0.1:${port}`, token: 'any' },
    () => undefined,
  );
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

test('a call that hangs ends after its own time, and the calls after it are made', async () => {
  const server = createServer((request, response) => {
    if (request.url === operations.getActive.path) return; // never answered
    if (request.url === operations.getBanks.path) return void response.writeHead(200).write('[');
    const id = (Object.keys(operations) as OperationId[]).find((one) => operations[one].path === request.url);
    response.end(JSON.stringify(exampleOf(id ?? 'getActive')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    async () => server.closeAllConnections(),
    () => new Promise((resolve) => server.close(resolve)),
  );
  const { port } = server.address() as { port: number };
  const target = { ...client, timeoutMs: 500, baseUrl: `http://127.0.0.1:${port}`, token: null };
  const verdicts = await askEverything(target, () => undefined);
  const hanging = verdicts.filter(({ kind }) => kind === 'broken');
  const why = 'no answer within 0.5 s';
  expect(hanging).toEqual([
    { id: 'getActive', kind: 'broken', why },
    { id: 'getBanks', kind: 'broken', why },
  ]);
  expect(verdicts.find(({ id }) => id === 'getContact')?.kind).toBe('kept');
});

test('true and false as texts are drift, also where the contract takes a word', () => {
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

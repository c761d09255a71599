import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { administer, playerAt } from '../../tests/support/backend/client.ts';
import { serve, serveBackend } from '../../tests/support/backend/serve.ts';
import type { Verdict } from './contract-calls.ts';
import { moveAmount, moveThereAndBack } from './contract-moves.ts';
import { readMoney, refuseEverything } from './contract-writes.ts';
import { logIn } from './log-in.ts';
import { casesOf } from './report.ts';
import { writeIds } from './write-classes.ts';

const plain = { token: null, headers: { 'x-client': 'wallet-user' }, timeoutMs: 30_000, origin: null };

/** A server in front of the backend. @param change returns another response; null: the backend's */
const before = (
  url: string,
  change: (
    id: OperationId,
    body: Record<string, unknown>,
    forward: () => Promise<Response>,
  ) => Promise<Response | null>,
) =>
  serve((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      const { method = 'GET' } = request;
      const sent = request.headers as Record<string, string>;
      const headers = Object.fromEntries(
        ['authorization', 'content-type', 'idempotency-key'].flatMap((name) =>
          sent[name] ? [[name, sent[name]]] : [],
        ),
      );
      const forward = () => fetch(`${url}${request.url}`, { method, headers, ...(text && { body: text }) });
      const id = (Object.keys(operations) as OperationId[]).find(
        (one) => operations[one].path === request.url && operations[one].method === method,
      );
      const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
      const answer = (id && (await change(id, body, forward))) ?? (await forward());
      response
        .writeHead(answer.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(await answer.text());
    })();
  });

async function playerOf(url: string) {
  const visitor = { ...plain, baseUrl: url };
  return { ...visitor, token: await logIn(visitor, '0812345678', 'krapao99') };
}

const quiet = () => undefined;
const badOf = (verdicts: readonly Verdict[]) => verdicts.filter(({ kind }) => kind === 'drift' || kind === 'broken');
const ok = () => Response.json({ message: 'SUCCESS' });

test('classifies every writing call', () => {
  const writes = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].effect === 'write');
  expect([...writeIds].sort()).toEqual(writes.sort());
});

test('finds nothing in the simulated backend, and leaves its money alone', async () => {
  const target = await playerOf(await serveBackend());
  const money = await readMoney(target);
  const verdicts = await refuseEverything(target, quiet);
  expect(badOf(verdicts)).toEqual([]);
  expect(verdicts.filter(({ kind }) => kind === 'kept').map(({ id }) => id)).toEqual([
    'sendChatMessage',
    'markChatRead',
    'activateGame',
    'addToWallet',
    'transfer',
    'sendGiftLink',
    'claimCoupon',
    'createQr',
    'cancelQr',
    'activateBonus',
    'activatePromotion',
  ]);
  expect(verdicts).toContainEqual({ id: 'withdraw', kind: 'skipped', why: 'not sent: it pays out' });
  expect(await readMoney(target)).toEqual(money);
});

test('reports a backend that accepts a transfer of 0, for that call alone', async () => {
  const url = await before(await serveBackend(), async (id, { amount }) =>
    id === 'transfer' && amount === 0 ? ok() : null,
  );
  const verdicts = await refuseEverything(await playerOf(url), quiet);
  expect(badOf(verdicts)).toEqual([{ id: 'transfer', kind: 'broken', why: 'of 0: it was accepted' }]);
});

test('reports a refused request that moved money', async () => {
  const backend = await serveBackend();
  const url = await before(backend, async (id, { amount }, forward) => {
    if (id !== 'transfer' || amount !== 0) return null;
    await administer(backend, 'main', 'operator.adjustBalance', { baht: -5 });
    return forward();
  });
  expect(badOf(await refuseEverything(await playerOf(url), quiet))).toMatchObject([
    { id: 'getWallet', why: 'refused requests have changed: WALLET 4250.75 → 4245.75' },
  ]);
});

test('reports an amount as text, and sends nothing', async () => {
  const sent: string[] = [];
  const url = await before(await serveBackend(), async (id, _body, forward) => {
    sent.push(id);
    if (id !== 'getWallet') return null;
    return new Response((await (await forward()).text()).replace(/"amount":([\d.]+)/g, '"amount":"$1"'));
  });
  const target = await playerOf(url);
  sent.length = 0;
  const text = 'slots JOKER amount is no number, but string';
  const why = `what has to be refused was not sent, because the money cannot be read: ${text}`;
  expect(await refuseEverything(target, quiet)).toEqual([{ id: 'getWallet', kind: 'broken', why }]);
  expect(await moveThereAndBack(target, 100)).toMatchObject({
    kind: 'broken',
    why: `nothing was moved, because the money cannot be read: ${text}`,
  });
  expect(new Set(sent)).toEqual(new Set(['getWallet', 'listStatements']));
});

test('writes one case for each operation, without token and phone', async () => {
  const verdicts: Verdict[] = [
    { id: 'getWallet', kind: 'kept', unfamiliar: [] },
    { id: 'transfer', kind: 'kept', unfamiliar: [] },
    { id: 'transfer', kind: 'broken', why: 'no player 0812345678 with kp1.secret' },
    {
      id: 'getProfile',
      kind: 'drift',
      drifts: [{ kind: 'extra', path: 'phone', expected: 'nothing', example: '"0899999999"', count: 2 }],
    },
    { id: 'withdraw', kind: 'skipped', why: 'not sent: it pays out' },
  ];
  expect(casesOf(verdicts, ['kp1.secret', '', '0812345678'])).toEqual([
    { group: 'contract', name: 'getWallet', status: 'passed', why: '' },
    { group: 'contract', name: 'transfer', status: 'failed', why: 'no player ••• with •••' },
    { group: 'contract', name: 'getProfile', status: 'failed', why: 'extra: phone, expected nothing (2×)' },
    { group: 'contract', name: 'withdraw', status: 'skipped', why: 'not sent: it pays out' },
  ]);
});

test('sends no writing call without a token', async () => {
  await expect(refuseEverything({ ...plain, baseUrl: await serveBackend() }, quiet)).rejects.toThrow('need a token');
});

test('moves money there and back, once for a key sent twice', async () => {
  const target = await playerOf(await serveBackend());
  const { balances } = await readMoney(target);
  expect(await moveThereAndBack(target, 100)).toEqual({ id: 'transfer', kind: 'kept', unfamiliar: [] });
  expect((await readMoney(target)).balances).toEqual(balances);
});

test('reports an ignored key, and moves all money back', async () => {
  const backend = await serveBackend();
  const player = await playerAt(backend);
  const url = await before(backend, async (id, body) => {
    if (id !== 'transfer') return null;
    const { status, body: answer } = await player.call('POST', '/api/wallet/transfer', body);
    return Response.json(answer, { status });
  });
  const target = await playerOf(url);
  const { balances } = await readMoney(target);
  expect(await moveThereAndBack(target, 100)).toMatchObject({
    kind: 'broken',
    why: 'one key sent twice moved 2.00 in place of 1.00; it is back',
  });
  expect((await readMoney(target)).balances).toEqual(balances);
});

test('reports where missing money is', async () => {
  const url = await before(await serveBackend(), async (id, { to }) =>
    id === 'transfer' && to === 'WALLET' ? Response.json({ message: 'TRANSFER_FAIL' }, { status: 400 }) : null,
  );
  const verdict = await moveThereAndBack(await playerOf(url), 100);
  expect(verdict).toMatchObject({
    kind: 'broken',
    why: expect.stringMatching(
      /^1\.00 did not come back from \w+ \(400\)\. Money now: WALLET 4249\.75.* Before: WALLET 4250\.75/,
    ),
  });
});

test.each([
  ['10.01', 'takes an amount from 0.01 to 10.00, not "10.01"'],
  ['0', 'takes an amount from'],
  ['-1', 'takes an amount from'],
  ['1.005', 'takes an amount from'],
  ['all', 'takes an amount from'],
])('refuses --moves %s', (text, sentence) => {
  expect(() => moveAmount(text)).toThrow(sentence);
});

test('reads an amount as satang', () => {
  expect([moveAmount('1.00'), moveAmount('10'), moveAmount('0.1')]).toEqual([100, 1000, 10]);
});

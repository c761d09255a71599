import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchOperation, type OperationId, operations } from '../../contract/generated/operations.ts';
import type { Sandbox } from '../../mocks/index.ts';
import { type HostileCall, hostileCall } from '../support/recipes/hostile.ts';
import { codeOf } from '../support/recipes/perform.ts';
import { askForCode } from '../support/worlds/newcomer.ts';
import {
  brokenRules,
  callerOf,
  differenceFromReplay,
  differenceOf,
  openSandbox,
} from '../support/worlds/open-sandbox.ts';

/** A few cases are fixed, most are new in each run. A failure prints its seed. */
const rounds = [
  { seed: 20_260_314, share: 1 / 3 },
  { seed: Date.now() % 2 ** 31, share: 2 / 3 },
];

const ids = Object.keys(operations) as OperationId[];

/** Refusals that change the world (wrong passwords and codes are counted, failed transfers noted). */
const counted = ['WRONG_CREDENTIAL', 'OTP_CODE_INVALID', 'OTP_BLOCK', 'TRANSFER_FAIL'];

function tokenFor(sandbox: Sandbox, kind: HostileCall['token']): Record<string, string> {
  if (kind === 'none') return {};
  const token = kind === 'good' ? sandbox.token('player') : 'kp1.somebody-else';
  return { authorization: `Bearer ${token}` };
}

/** Sends a call and checks the response against the rules of all calls. */
async function judge(sandbox: Sandbox, method: string, call: HostileCall): Promise<void> {
  const before = sandbox.dump();
  const entries = sandbox.journal().length;
  const headers = { ...tokenFor(sandbox, call.token), ...(call.key !== null && { 'idempotency-key': call.key }) };
  const answer = await sandbox.handle({ method, path: call.path, headers, body: call.text, file: call.file });
  if (answer.kind === 'cut') throw new Error('no network fault was requested');
  const id = matchOperation(method, call.path)?.id;
  if (id === undefined) {
    expect([405, 501]).toContain(answer.status);
    expect(differenceOf(before, sandbox.dump())).toBe('');
    return;
  }
  const { auth, effect, errors } = operations[id];
  const code = codeOf({ status: answer.status, body: JSON.parse(answer.text) });
  expect(code).not.toBe('INTERNAL_SERVER_ERROR');
  if (code !== null) expect(errors).toContain(code);
  if (auth && call.token !== 'good') expect(['UNAUTHORIZED', 'invalid-token']).toContain(code);
  const mayWrite = code === null ? effect === 'write' : counted.includes(code);
  if (!mayWrite) expect(sandbox.journal()).toHaveLength(entries);
  if (!mayWrite) expect(differenceOf(before, sandbox.dump())).toBe('');
  expect(brokenRules(sandbox)).toEqual([]);
}

describe.each(ids)('%s, called with hostile input,', (id) => {
  test('responds as the contract allows, and a refusal changes nothing', async () => {
    const worlds = fc.constantFrom('everyday', 'qr-deposit', 'bonus-active', 'lucky');
    const calls = fc.array(hostileCall(id), { minLength: 20, maxLength: 20 });
    const property = fc.asyncProperty(worlds, calls, async (scenario, hostile) => {
      const sandbox = await openSandbox(scenario, { set: { registerOtp: false, playerBank: 'SCB' } });
      for (const call of hostile) await judge(sandbox, operations[id].method, call);
      expect(await differenceFromReplay(sandbox)).toBe('');
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    });
    for (const { seed, share } of rounds) await fc.assert(property, { seed, numRuns: 9 * share });
  });
});

test('a call outside the contract never reaches a handler', async () => {
  const sandbox = await openSandbox('everyday');
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'get', '', 'x'.repeat(1000));
  const path = fc.oneof(
    fc.webPath(),
    fc.constantFrom('', '/', '//', '/api', '/api/', '/api//wallet', '/api/wallet/', '/API/wallet', '/api/constructor'),
    fc.string({ unit: 'binary' }).map((text) => `/api/${text}`),
  );
  const rest = { token: 'good', text: null, file: null, key: null } as const;
  const property = fc.asyncProperty(method, path, (chosen, written) =>
    judge(sandbox, chosen, { ...rest, path: written }),
  );
  for (const { seed, share } of rounds) await fc.assert(property, { seed, numRuns: 300 * share });
});

test('a lone surrogate is a wrong password or code, not a defect', async () => {
  const visitor = callerOf(await openSandbox('everyday'));
  const half = '\ud83d';
  const login = await visitor.post('/api/login', { username: '0812345678', password: half });
  expect(codeOf(login)).toBe('WRONG_CREDENTIAL');
  const otpToken = await askForCode(visitor);
  expect(codeOf(await visitor.post('/api/otp/verify', { otpToken, otpCode: half }))).toBe('OTP_CODE_INVALID');
});

// MNY-51
test('an idempotency key of one command does not answer another', async () => {
  const sandbox = await openSandbox('everyday');
  const player = callerOf(sandbox, sandbox.token('player'), { 'idempotency-key': 'one' });
  await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 });
  expect((await player.post('/api/spinwheel/spin')).body).toMatchObject({ success: true });
});

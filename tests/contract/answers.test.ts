import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { answerSchemas } from '../../contract/generated/schemas.ts';
import { settleAnswer } from '../../src/shared/api/answer.ts';
import { ApiError } from '../../src/shared/api/api-error.ts';
import type { Call } from '../../src/shared/api/prepare-call.ts';
import { isOutcomeUnknown } from '../../src/shared/api/unknown-outcome.ts';
import * as validator from '../../src/shared/api/validate.ts';
import { send } from '../support/recipes/perform.ts';
import { goodRequests } from '../support/recipes/requests.ts';
import { callerOf, openSandbox } from '../support/worlds/open-sandbox.ts';

const ids = Object.keys(operations) as OperationId[];

/** A successful response of each operation; written here where no preset reaches one. */
const answers = new Map<OperationId, object>(
  ids.flatMap((id): [OperationId, object][] => {
    if (id.startsWith('autoLogin')) return [[id, { link: 'https://games.example/play' }]];
    if (id === 'verifyOtp') return [[id, { code: 'OTP_CODE_VALID' }]];
    if (id === 'getSlipByReference') return [[id, { url: null }]];
    if (['validateAccount', 'createAccount', 'sendGiftLink', 'cancelQr'].includes(id))
      return [[id, { message: 'SUCCESS' }]];
    return id === 'clearBonus' ? [[id, { message: 'BONUS_CLEAR' }]] : [];
  }),
);

beforeAll(async () => {
  for (const scenario of ['everyday', 'newcomer', 'lucky', 'refund-ready']) {
    const sandbox = await openSandbox(scenario);
    for (const id of ids.filter((one) => !answers.has(one))) {
      const caller = callerOf(sandbox, operations[id].auth ? sandbox.token('player') : null);
      const { status, body } = await send(caller, id, goodRequests[id]);
      if (status === 200 && typeof body === 'object' && body !== null) answers.set(id, body);
    }
  }
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function outcome(id: OperationId, body: unknown, status = 200): Promise<unknown> {
  const path = operations[id].path.replaceAll(/\{[^}]+\}/g, '1');
  const url = new URL(path, 'https://api.example');
  const call: Call = { method: operations[id].method, url, path, token: null, headers: new Headers() };
  try {
    return await settleAnswer(call, status, JSON.parse(JSON.stringify(body)), validator);
  } catch (error) {
    return error;
  }
}

async function failureOf(id: OperationId, body: unknown, status?: number): Promise<ApiError> {
  const error = await outcome(id, body, status);
  if (!(error instanceof ApiError)) throw new Error(`${id} took ${JSON.stringify(body)} for ${JSON.stringify(error)}`);
  return error;
}

const asks = (id: OperationId, ...names: string[]) => names.some((name) => name in answerSchemas[id].shape);

/** Commands whose answer the specification leaves open. */
const isOnlyMessage = (id: OperationId) => Object.keys(answerSchemas[id].shape).join() === 'message';

test('a successful answer of each of the 78 operations is read unchanged', async () => {
  expect(answers.size).toBe(78);
  for (const id of ids) {
    expect(answerSchemas[id].safeParse(answers.get(id)).error, id).toBeUndefined();
    expect(await outcome(id, answers.get(id)), id).toEqual(answers.get(id));
  }
});

describe('the data of every operation is found', () => {
  test.each<[string, (data: unknown) => object]>([
    ['beside a message', (data) => ({ message: 'OK', data })],
    ['beside a success', (data) => ({ success: true, data })],
    ['beside a success with a message and no error', (data) => ({ success: true, message: 'ok', error: null, data })],
    ['beside a status', (data) => ({ status: 'success', data })],
    ['beside a number', (data) => ({ code: 200, message: 'OK', data })],
    ['alone', (data) => ({ data })],
    ['in two wrappings', (data) => ({ message: 'OK', data: { success: true, data } })],
    ['among fields that the contract does not know', (data) => ({ traceId: 'x', success: true, data })],
  ])('%s', async (_, wrap) => {
    for (const id of ids) expect(await outcome(id, wrap(answers.get(id))), id).toEqual(answers.get(id));
  });
});

/** Refusing bodies with their fields; a field that the contract declares keeps its own meaning. */
const noes: [string, readonly string[], (code: string) => object][] = [
  ['a failure with an error', ['success'], (error) => ({ success: false, error })],
  ['a failure with a message', ['success'], (message) => ({ success: false, message })],
  ['a failure with a code', ['success'], (code) => ({ success: false, code })],
  ['a failure with empty data', ['success'], (error) => ({ success: false, data: null, error })],
  ['a failure with an error of its own shape', ['success'], (code) => ({ success: false, error: { code } })],
  ['a failure spelled as text', ['success'], (message) => ({ success: 'false', message })],
  ['a status that is an error', ['status'], (message) => ({ status: 'error', message })],
  ['a status that is a failure, in capitals', ['status'], (message) => ({ status: 'FAILED', message })],
  ['a status of HTTP', ['status'], (message) => ({ statusCode: 400, message })],
  ['nothing but an error', ['error'], (error) => ({ error })],
  ['a wrapping with a failure in it', ['success'], (error) => ({ message: 'OK', data: { success: false, error } })],
  ['a success with a failure in it', ['success'], (error) => ({ success: true, data: { success: false, error } })],
];

const lane = (error: ApiError) => {
  const { code, kind, status, raw } = error;
  return { code, kind, status, raw, unknown: isOutcomeUnknown(error) };
};

describe.each(noes)('%s', (_, words, body) => {
  test.each(['MONEY_NOT_ENOUGH', 'X', 'ยอดไม่ตรง'])(
    'is the refusal %s that a 400 would be, of every operation',
    async (code) => {
      const judged = ids.filter((id) => !asks(id, ...words));
      expect(judged.length).toBeGreaterThan(70);
      for (const id of judged)
        expect(lane(await failureOf(id, body(code))), id).toEqual(lane(await failureOf(id, { message: code }, 400)));
    },
  );
});

describe('a refusal in a 200', () => {
  test('is recognised by its code alone', async () => {
    for (const id of ids.filter((one) => !asks(one, 'code')))
      expect(await failureOf(id, { code: 'MONEY_NOT_ENOUGH' }), id).toMatchObject({
        kind: 'refused',
        code: 'MONEY_NOT_ENOUGH',
      });
    // These commands only send a message: one with a refusal is no success.
    for (const id of ids.filter(isOnlyMessage))
      expect(await failureOf(id, { message: 'TRANSFER_FAIL' }), id).toMatchObject({
        kind: 'refused',
        code: 'TRANSFER_FAIL',
      });
  });

  test('without a message is a refusal too', async () => {
    for (const id of ids.filter((one) => !asks(one, 'success')))
      expect(lane(await failureOf(id, { success: false })), id).toMatchObject({
        kind: 'refused',
        raw: null,
        unknown: false,
      });
  });

  test('is treated by the status of its code', async () => {
    expect((await failureOf('getWallet', { success: false, error: 'NO_WALLET' })).status).toBe(404);
    expect((await failureOf('getWallet', { success: false, error: 'INTERNAL_SERVER_ERROR' })).status).toBe(500);
    expect((await failureOf('cancelQr', { success: false, error: 'NO_DATA' })).code).toBe('NO_DATA');
  });

  test('is the operation’s own answer where the contract declares the field', async () => {
    for (const id of ['spin', 'claimCoupon'] as const)
      expect(await outcome(id, { success: false, error: 'COUPON_EXPIRED' })).toEqual({
        success: false,
        error: 'COUPON_EXPIRED',
      });
    expect(await outcome('verifyOtp', { code: 'OTP_EXPIRED' })).toEqual({ code: 'OTP_EXPIRED' });
    const noQr = { hasQrcode: false, message: 'QR_FAIL' };
    expect(await outcome('createQr', noQr)).toEqual(noQr);
    expect(await outcome('getActiveBonus', { status: false, type: '' })).toEqual({ status: false, type: '' });
  });

  test('that a gateway words is not the word of the server behind it', async () => {
    expect(lane(await failureOf('transfer', { error: 'Bad Gateway' }, 502))).toMatchObject({
      raw: null,
      unknown: true,
    });
    expect(lane(await failureOf('transfer', { error: 'TRANSFER_FAIL' }, 500))).toMatchObject({ unknown: false });
    expect(lane(await failureOf('transfer', { message: 'TRANSFER_FAIL' }, 503))).toMatchObject({ unknown: false });
    expect(await failureOf('transfer', { error: 'Bad Request', message: 'NO_GAME' }, 400)).toMatchObject({
      code: 'NO_GAME',
    });
  });
});

// MNY-220
describe('what a gateway answers in the place of the server', () => {
  test.each<[number, unknown]>([
    [400, null],
    [403, null],
    [404, 'no route'],
    [407, null],
    [408, { message: 'Request timeout' }],
    [500, { message: 'Error' }],
    [500, { message: 'ระบบขัดข้อง', error: 'Internal Server Error' }],
    [500, { statusCode: 500, message: 'SequelizeConnectionError' }],
    [500, {}],
    [502, { message: 'Bad gateway' }],
    [503, { message: 'no healthy upstream' }],
    [504, { message: 'Endpoint request timed out' }],
    [520, { message: 'Web server is returning an unknown error' }],
  ])('with %d and %o leaves the outcome of a command unknown', async (status, body) => {
    expect(lane(await failureOf('transfer', body, status))).toMatchObject({ kind: 'refused', status, unknown: true });
  });

  test.each<[number, unknown]>([
    [413, null],
    [429, null],
    [403, { message: 'Forbidden' }],
    [400, {}],
    [500, { message: 'INTERNAL_SERVER_ERROR' }],
    [500, { message: 'Error', error: { code: 'TRANSFER_FAIL' } }],
  ])('with %d and %o is a refusal', async (status, body) => {
    expect(lane(await failureOf('transfer', body, status))).toMatchObject({ kind: 'refused', status, unknown: false });
  });
});

// SAFE-36, SAFE-37
describe('an unrelated body is no answer of any operation:', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['an empty list', []],
    ['a list of objects', [{ message: 'SUCCESS' }]],
    ['an empty text', ''],
    ['a text', 'SUCCESS'],
    ['nought', 0],
    ['true', true],
    ['empty data', { data: null }],
    ['a list as data', { success: true, data: [] }],
    ['a number as data', { success: true, data: 0 }],
    ['fields that were not asked for', { balance: 0, items: [] }],
    ['data that was not asked for', { success: true, data: { balance: 0 } }],
    ['wrappings with nothing in them', { data: { data: { data: null } } }],
    ['a result that was not asked for', { result: { balance: 0 } }],
    ['a success that is an error', { ok: true, error: 'MONEY_NOT_ENOUGH' }],
    ['the end of a session that no error is', { note: 'x', data: { message: 'invalid-token' } }],
  ])('%s', async (_, body) => {
    // Spin and claim have `success` by contract, and report a missing result themselves.
    // A success without a message is one of the operations that answer only a message.
    const marked = typeof body === 'object' && body !== null && 'success' in body;
    for (const id of ids.filter((one) => !(marked && (asks(one, 'success') || isOnlyMessage(one)))))
      expect((await failureOf(id, body)).kind, id).toBe('malformed');
  });

  test('a message alone, unless the operation answers only a message', async () => {
    for (const id of ids.filter((one) => !isOnlyMessage(one)))
      expect((await failureOf(id, { message: 'x' })).kind, id).toBe('malformed');
  });

  // MNY-37
  test.each<[unknown, number]>([
    [{ success: true }, 200],
    [{ success: true, data: [] }, 200],
    [{ ok: true, balance: 0 }, 201],
    [{ code: 'OK' }, 200],
    [null, 204],
  ])('%j with %d, unless it is one', async (body, status) => {
    const done = { message: 'SUCCESS' };
    for (const id of ids.filter(isOnlyMessage)) expect(await outcome(id, body, status), id).toEqual(done);
  });

  test('an empty object, unless every field is optional', async () => {
    const isOptional = (id: OperationId) => answerSchemas[id].safeParse({}).success;
    for (const id of ids.filter((one) => !isOptional(one))) {
      expect((await failureOf(id, {})).kind, id).toBe('malformed');
      if (!asks(id, 'message')) expect((await failureOf(id, { message: 'OK', data: {} })).kind, id).toBe('malformed');
    }
    for (const id of ids.filter(isOptional))
      for (const body of [{}, { data: {} }]) expect(await outcome(id, body), id).toEqual({});
  });

  test('a history without its list, even with other lists', async () => {
    for (const id of ['listStatements', 'listSlips', 'listInvites', 'listRefunds'] as const)
      for (const body of [
        { total: 3, data: [{}] },
        { total: 3, items: [{}] },
        { total: 3, [id]: null },
      ])
        expect((await failureOf(id, body)).kind, id).toBe('malformed');
  });
});

describe('a partial answer', () => {
  test('has unknown values only for the missing fields', async () => {
    expect(await outcome('getWithdrawLimits', { withdrawMin: 100 })).toEqual({ withdrawMin: 100, withdrawMax: null });
    expect(await outcome('getWallet', { wallet: { amount: 5 }, ok: true, extra: 1 })).toEqual({
      ...{ wallet: { amount: 5 }, profile: null, bankAccount: null, invite: null, slots: null },
    });
    const qr = { hasQrcode: true, qrcodeId: 'q', qrcode: '<svg/>', amount: '5', expireIn: null };
    expect(await outcome('getQr', qr)).toEqual({ ...qr, amount: null });
    const entry = { from: { name: 'A' }, amount: '5', createdAt: '2026-01-15T09:30:00Z' };
    expect(await outcome('listInvites', { total: 1, invites: [entry] })).toEqual({ total: 1, invites: [entry] });
  });

  test('is no answer when every field is unknown, or the essential one', async () => {
    expect((await failureOf('getWallet', { wallet: { balance: 5 }, profile: { name: null }, extra: 1 })).kind).toBe(
      'malformed',
    );
    expect((await failureOf('spin', { result: { code: 'B', label: 'B', remainingCoin: 1 } })).kind).toBe('malformed');
    expect((await failureOf('createQr', { qrcodeId: 'q', amount: 5 })).kind).toBe('malformed');
  });
});

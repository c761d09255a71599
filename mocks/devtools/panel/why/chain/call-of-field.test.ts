import { describe, expect, it } from 'vitest';
import type { TrafficCall } from '../../../../wire/traffic-log.ts';
import { answeredByFault, callOfField } from './call-of-field.ts';

let count = 0;
function wallet(amount: unknown, more: Partial<TrafficCall> = {}): TrafficCall {
  count += 1;
  return {
    id: count,
    method: 'GET',
    path: '/api/wallet',
    operation: 'getWallet',
    headers: {},
    requestBody: null,
    at: 0,
    began: 0,
    waited: 0,
    found: null,
    status: 200,
    responseBody: JSON.stringify({ wallet: { amount } }),
    duration: 1,
    entry: null,
    problems: [],
    fault: null,
    ...more,
  };
}
const key = ['/api/wallet'];
const path = ['wallet', 'amount'];

describe('the call of a field', () => {
  it('is the newest with the value', () => {
    const calls = [wallet(1), wallet(2), wallet(2)];
    expect(callOfField(calls, key, path, 2)).toMatchObject({ call: calls[2], behind: null, fault: null });
  });

  it('reports a newer call with another value', () => {
    const calls = [wallet(1), wallet(2)];
    expect(callOfField(calls, key, path, 1)).toMatchObject({ call: calls[0], behind: calls[1]?.id });
  });

  it('has both values when the app uses another one than was sent', () => {
    expect(callOfField([wallet('much')], key, path, null)).toMatchObject({ sent: 'much', used: null, behind: null });
  });

  it('is found in an envelope, and by its body', () => {
    const inEnvelope = wallet(0, { responseBody: JSON.stringify({ message: 'OK', data: { wallet: { amount: 5 } } }) });
    expect(callOfField([inEnvelope], key, path, 5)).toMatchObject({ sent: 5 });
    const page = (number: number) =>
      wallet(number, { method: 'POST', path: '/api/statement', requestBody: `{"page":${number}}` });
    const calls = [page(1), page(2)];
    expect(callOfField(calls, ['POST', '/api/statement', { page: 1 }], path, 1)).toMatchObject({
      call: calls[0],
      behind: null,
    });
  });

  it('is null without an answered call', () => {
    expect(callOfField([], key, path, 1)).toBeNull();
    expect(callOfField([wallet(1, { status: 500 }), wallet(1, { path: '/api/other' })], key, path, 1)).toBeNull();
  });
});

it('tells faults that answer from faults that only delay', () => {
  const faulty = (effect: object) => wallet(1, { fault: `getWallet always: ${JSON.stringify(effect)}` });
  expect(answeredByFault(faulty({ body: '{}' }))).toContain('getWallet always');
  expect(answeredByFault(faulty({ code: 'KEY_INVALID' }))).not.toBeNull();
  expect(answeredByFault(faulty({ delay: 100 }))).toBeNull();
  expect(answeredByFault(wallet(1))).toBeNull();
});

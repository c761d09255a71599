// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, failure, sentHeaders } from '../../../tests/support/components/answered-calls.ts';
import { config, configure } from '../config/config.ts';
import { initI18n } from '../i18n/i18n.ts';
import { http } from './http.ts';
import { isOutcomeUnknown } from './unknown-outcome.ts';

const settings = { ...config };

beforeAll(() => initI18n());
beforeEach(() => configure({ ...settings, apiBase: 'https://api.example/base' }));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the idempotency key', () => {
  const order = { method: 'POST', body: '{"from":"WALLET","to":"PG","amount":1}' };
  const transfer = (init: RequestInit = order) => http('/api/wallet/transfer', init);
  const done = { message: 'SUCCESS' };
  // A claim, which is sent again at once; an order is held back first (MNY-322).
  const claim = (init: RequestInit = { method: 'POST', body: '{"coupon":"a"}' }) =>
    http('/api/spinwheel/coupon/claim', init);
  const claimed = { success: true, label: 'x' };

  // MNY-28, MNY-47
  test('is sent only if configured, and only with money commands', async () => {
    const stub = answer(done);
    await transfer();
    expect(sentHeaders(stub).has('idempotency-key')).toBe(false);
    configure({ idempotencyKey: true });
    await transfer();
    expect(sentHeaders(stub).get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    await failure(http('/api/lookup/notice'));
    expect(sentHeaders(stub).has('idempotency-key')).toBe(false);
  });

  test('stays after an unreadable response, and changes after a refusal', async () => {
    configure({ idempotencyKey: true });
    const unread = answer({ balance: 0 });
    await failure(claim());
    const key = sentHeaders(unread).get('idempotency-key');
    const refused = answer({ message: 'BONUS_REMAINING' }, 400);
    const error = await failure(claim());
    expect([error.code, isOutcomeUnknown(error)]).toEqual(['BONUS_REMAINING', false]);
    expect(sentHeaders(refused).get('idempotency-key')).toBe(key);
    const again = answer(claimed);
    await claim();
    expect(sentHeaders(again).get('idempotency-key')).not.toBe(key);
  });

  // MNY-49
  test('stays for a repeat after an unknown outcome, and changes for other commands and after a success', async () => {
    configure({ idempotencyKey: true });
    const lost = answer('<h1>Gateway timeout', 504);
    await failure(claim());
    const key = sentHeaders(lost).get('idempotency-key');
    const other = answer(claimed);
    await claim({ method: 'POST', body: '{"coupon":"b"}' });
    expect(sentHeaders(other).get('idempotency-key')).not.toBe(key);
    const again = answer(claimed);
    await claim();
    expect(sentHeaders(again).get('idempotency-key')).toBe(key);
    await claim();
    expect(sentHeaders(again).get('idempotency-key')).not.toBe(key);
  });
});

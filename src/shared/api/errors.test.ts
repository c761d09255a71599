// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { initI18n, setLanguage } from '../i18n/i18n.ts';
import { ApiError } from './api-error.ts';
import { errorText, messageText } from './errors.ts';
import { getGetWalletQueryKey } from './generated/wallet/wallet.ts';

beforeAll(() => initI18n());
afterEach(() => setLanguage('th'));

const refused = (raw: string) => new ApiError({ code: raw, kind: 'refused', status: 400, raw });

describe('the text of an error', () => {
  // APP-52
  test.each(['network', 'timeout', 'malformed'] as const)('of kind %s is translated', (kind) => {
    expect(errorText(new ApiError({ code: kind.toUpperCase(), kind }))).toMatch(/[ก-๙]/);
  });

  test('of other errors is a system error', () => {
    expect(errorText(new TypeError('x is undefined'))).toBe(messageText('INTERNAL_SERVER_ERROR'));
  });

  // SAFE-49
  test('of a refusal without a text is that of its default code', () => {
    const error = new ApiError({ code: 'REQUEST_LIMIT', kind: 'refused', status: 429 });
    expect(errorText(error)).toBe(messageText('REQUEST_LIMIT'));
  });
});

// REF-13
test.each([
  [undefined, 'ກີບ', 'ບາດ'],
  ['BAHT', 'ກີບ', 'ບາດ'],
  ['LAK', 'ບາດ', 'ກີບ'],
])('names the currency of a player with %s in the minimum cashback', async (currency, other, own) => {
  await setLanguage('la');
  const client = new QueryClient();
  client.setQueryData(getGetWalletQueryKey(), { profile: { currency } });
  const said = errorText(refused('REFUND_MINIMUM'), client);
  expect(said).toContain(`0 ${own}`);
  expect(said).not.toContain(other);
});

describe('a server message', () => {
  test.each(['$t(common.ok)', '{{count}}', 'a:b.c', 'errorMsg.OK', 'constructor', '__proto__', '<b>x</b>', 'ยอดไม่ตรง'])(
    // APP-51, SAFE-13
    'shows %j unchanged',
    (message) => {
      expect(messageText(message)).toBe(message);
    },
  );

  // SAFE-14
  test.each([null, undefined, 7, {}, [], '', '  '])('shows a system error for %j', (message) => {
    expect(messageText(message)).toBe(messageText('INTERNAL_SERVER_ERROR'));
  });
});

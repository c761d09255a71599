import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ErrorCode, errorStatus, sessionEndingCodes } from '../../../contract/generated/errors.ts';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import en from '../i18n/en.json' with { type: 'json' };
import { initI18n, type Language, setLanguage } from '../i18n/i18n.ts';
import la from '../i18n/la.json' with { type: 'json' };
import th from '../i18n/th.json' with { type: 'json' };
import { getToken, login } from '../session/session.ts';
import { type Toast, toasts } from '../toast/notify.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './errors.ts';
import { http } from './http.ts';

const languages = { th, la, en } as unknown as Record<
  Language,
  { errorMsg: Record<string, string>; formats: { currency: { BAHT: string } } }
>;
const codes = (Object.keys(errorStatus) as ErrorCode[]).filter((code) => code !== 'gone');
const heard: Toast[] = [];
toasts.on((toast) => heard.push(toast));

let backend: SimulatedBackend;

/** Error of a failed request. */
async function failureOf(path = '/api/wallet'): Promise<ApiError> {
  const failure: unknown = await http(path, { method: path === '/api/login' ? 'POST' : 'GET' }).catch(
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiError)) throw new Error('It did not fail with an ApiError.');
  return failure;
}

/** Error of a refusal with this code, whether or not the contract has it for the operation. */
function refusedWith(code: ErrorCode, operation: 'getWallet' | 'login' = 'getWallet') {
  backend.sandbox.fault(operation, { code, status: 400 });
  return failureOf(operation === 'login' ? '/api/login' : '/api/wallet');
}

// One world for all tests: faults answer each request, so that it never changes.
beforeAll(async () => {
  backend = await simulate();
  await initI18n();
});
beforeEach(() => {
  heard.length = 0;
  backend.listen();
  backend.sandbox.clearFaults();
  login('kp1.abc.1', false);
});

// Every code in every language (APP-58, APP-59): in a toast if it ends the session (APP-45), else in the form.
describe.each(['th', 'la', 'en'] as const)('refusals in the language %s', (language) => {
  const { errorMsg, formats } = languages[language];
  const wordsOf = (code: string) => errorMsg[code]?.replace('{{currency}}', formats.currency.BAHT);

  // APP-45, APP-53, APP-59, APP-60, APP-61, APP-62, APP-63, APP-64, APP-65, APP-66, APP-67
  test.each(codes)('shows the text of %s once', async (code) => {
    await setLanguage(language);
    const failure = await refusedWith(code);
    const ends = sessionEndingCodes.has(code);
    expect(failure.reported).toBe(ends);
    expect(heard).toEqual(ends ? [{ kind: 'error', text: wordsOf(code) }] : []);
    expect(getToken() === null).toBe(ends);
    expect(errorText(failure)).toBe(wordsOf(code));
  });

  // APP-47
  test('treats a code inside a 200 equally, and ends the session only for a failure', async () => {
    await setLanguage(language);
    for (const code of codes.filter((one) => errorStatus[one] >= 400)) {
      login('kp1.abc.1', false);
      heard.length = 0;
      const ends = sessionEndingCodes.has(code);
      backend.forge('getWallet', { success: false, error: code });
      const failure = await failureOf();
      expect(failure.reported, code).toBe(ends);
      expect(heard).toEqual(ends ? [{ kind: 'error', text: wordsOf(code) }] : []);
      expect(errorText(failure)).toBe(wordsOf(code));
    }
    login('kp1.abc.1', false);
    backend.forge('getWallet', { message: 'invalid-token' });
    expect(await failureOf()).toMatchObject({ kind: 'malformed' });
    expect(getToken()).not.toBeNull();
  });

  // ACC-8, APP-50
  test('leaves refusals of a login to the login page', async () => {
    await setLanguage(language);
    for (const code of sessionEndingCodes) {
      const failure = await refusedWith(code as ErrorCode, 'login');
      expect(errorText(failure)).toBe(wordsOf(code));
    }
    expect(heard).toEqual([]);
  });
});

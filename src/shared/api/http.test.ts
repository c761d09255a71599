// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  answerBy,
  answerNothing,
  failure,
  lost,
  sentHeaders,
} from '../../../tests/support/components/answered-calls.ts';
import { config, configure } from '../config/config.ts';
import { initI18n } from '../i18n/i18n.ts';
import { getToken, login } from '../session/session.ts';
import { type Toast, toasts } from '../toast/notify.ts';
import { serviceGone } from './answer.ts';
import { http } from './http.ts';

const settings = { ...config };
const notice = { notice: '' };
const texts: Toast[] = [];
let gone = 0;
const stops: (() => void)[] = [];

beforeAll(() => initI18n());
beforeEach(() => {
  configure({ ...settings, apiBase: 'https://api.example/base' });
  texts.length = 0;
  gone = 0;
  stops.push(
    toasts.on((toast) => texts.push(toast)),
    serviceGone.on(() => {
      gone += 1;
    }),
  );
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a request', () => {
  // APP-36, APP-39, APP-40, APP-42, MNY-32
  test('goes below the API base, uncached, with client header and token', async () => {
    const stub = answer(notice);
    login('t1', true);
    await http('/api/lookup/notice');
    expect(stub.mock.lastCall?.[0].href).toBe('https://api.example/base/api/lookup/notice');
    expect(stub.mock.lastCall?.[1].cache).toBe('no-store');
    expect(sentHeaders(stub).get('x-client')).toBe('wallet-user');
    expect(sentHeaders(stub).get('authorization')).toBe('Bearer t1');
  });

  // SAFE-89
  test.each([
    ['POST', '/api/login', '{}', 'error'],
    ['POST', '/api/statement', '{}', 'error'],
    ['GET', '/api/refund/receive', null, 'error'],
    ['GET', '/api/lookup/notice', null, 'follow'],
  ])('%s %s with the body %s: on a redirect, %s', async (method, path, body, redirect) => {
    const stub = answer(notice);
    await http(path, { method, body }).catch(() => undefined);
    expect(stub.mock.lastCall?.[1].redirect).toBe(redirect);
  });

  // APP-220
  test('works without `AbortSignal.any` (Safari before 17.4)', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    answer(notice);
    expect(await http('/api/lookup/notice', { signal: new AbortController().signal })).toEqual(notice);
  });

  // APP-39
  test('of a visitor carries no token', async () => {
    const stub = answer(notice);
    await http('/api/lookup/notice');
    expect(sentHeaders(stub).has('authorization')).toBe(false);
  });

  test.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example/x'])(
    // SAFE-26
    'to %s carries neither token nor client header',
    async (address) => {
      const stub = answer({ ok: true });
      login('t1', true);
      await http(address);
      expect(stub.mock.lastCall?.[0].origin).toBe('https://evil.example');
      expect(sentHeaders(stub).has('authorization')).toBe(false);
      expect(sentHeaders(stub).has('x-client')).toBe(false);
    },
  );
});

describe('a path segment from the player or the server', () => {
  // PRO-6, SAFE-25
  test.each(['..', '.', '%2e%2E', '%2E'])('is never %s, which would address another operation', async (part) => {
    const stub = answer({ ok: true });
    for (const address of [`/api/promotion/find/${part}`, `/api/autoLogin/imi/${part}/secret`])
      await expect(http(address)).rejects.toMatchObject({ code: 'KEY_INVALID', sent: false });
    expect(stub).not.toHaveBeenCalled();
  });

  // BON-23, PRO-6, SAFE-25, SLP-39
  test('may be anything else', async () => {
    const stub = answer({ ok: true });
    await http(`/api/promotion/find/${encodeURIComponent('a/b?c#d%.. ก')}`).catch(() => undefined);
    expect(stub.mock.lastCall?.[0].pathname).toBe('/base/api/promotion/find/a%2Fb%3Fc%23d%25..%20%E0%B8%81');
  });
});

describe('a response', () => {
  // SAFE-38
  test('is unwrapped once, also behind a byte order mark', async () => {
    answer(`\ufeff${JSON.stringify({ message: 'OK', data: notice })}`);
    expect(await http('/api/lookup/notice')).toEqual(notice);
  });

  test.each([
    ['the wrong fields', '{"other":1}', 200],
    ['a wrapped null', '{"message":"OK","data":null}', 200],
    ['no body', '', 204],
    // SAFE-37
  ])('with %s is malformed', async (_name, body, status) => {
    answer(body, status);
    expect((await failure(http('/api/lookup/notice'))).kind).toBe('malformed');
  });

  // SAFE-39
  test('loses only invalid list items', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [a, b] = ['A', 'B'].map((code) => ({ code, description: code }));
    answer({ sources: [a, null, 7, b] });
    expect(await http('/api/lookup/sources')).toEqual({ sources: [a, b] });
    expect(warn).toHaveBeenCalledOnce();
  });

  // SAFE-83
  test('keeps the places of unreadable texts', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer({ agreements: ['<p>a</p>', 7] });
    expect(await http('/api/lookup/agreements')).toEqual({ agreements: ['<p>a</p>', null] });
  });

  // SAFE-47
  test('cannot pollute prototypes', async () => {
    answer('{"notice":"","__proto__":{"isAdmin":true}}');
    const value = await http<object>('/api/lookup/notice');
    expect('isAdmin' in value).toBe(false);
    expect('isAdmin' in {}).toBe(false);
  });
});

describe('a failure', () => {
  test('carries the server’s code', async () => {
    answer({ message: 'WRONG_CREDENTIAL' }, 400);
    expect(await failure(http('/api/login', { method: 'POST' }))).toMatchObject({
      kind: 'refused',
      code: 'WRONG_CREDENTIAL',
      raw: 'WRONG_CREDENTIAL',
      status: 400,
    });
  });

  test.each([
    [502, '<h1>Bad gateway', 'INTERNAL_SERVER_ERROR'],
    [500, { message: { deep: true } }, 'INTERNAL_SERVER_ERROR'],
    [429, '', 'REQUEST_LIMIT'],
    // APP-46, SAFE-49
  ])('%d without a usable message has a default code', async (status, body, code) => {
    answer(body, status);
    expect(await failure(http('/api/lookup/notice'))).toMatchObject({ kind: 'refused', code, raw: null, status });
  });

  // MNY-38
  test('to connect is a network error, certainly unsent if the device is offline', async () => {
    answerBy(lost);
    expect(await failure(http('/api/lookup/notice'))).toMatchObject({ kind: 'network', sent: true });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await failure(http('/api/lookup/notice'))).toMatchObject({ kind: 'network', sent: false });
  });

  // APP-41, MNY-39
  test('to respond within 60 s is a timeout', async () => {
    vi.useFakeTimers();
    answerNothing();
    let settled = false;
    const error = failure(http('/api/lookup/notice')).finally(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await error).kind).toBe('timeout');
  });

  // APP-44
  test('by an abort of the app is no timeout', async () => {
    answerNothing();
    const controller = new AbortController();
    const error = failure(http('/api/lookup/notice', { signal: controller.signal }));
    controller.abort();
    expect((await error).kind).toBe('aborted');
  });
});

describe('the end of a session', () => {
  test.each([
    ['invalid-token', { message: 'invalid-token' }, 400],
    ['EXPIRED_AUTH_TOKEN', { message: 'EXPIRED_AUTH_TOKEN' }, 401],
    ['a silent 401', '', 401],
    // APP-48, APP-55
  ])('by %s shows one toast for all concurrent calls', async (_name, body, status) => {
    answer(body, status);
    login('t1', true);
    const errors = await Promise.all(Array.from({ length: 10 }, () => failure(http('/api/wallet'))));
    expect(errors.every(({ reported }) => reported)).toBe(true);
    expect(getToken()).toBeNull();
    expect(texts).toHaveLength(1);
  });

  // ACC-7, APP-50
  test('does not follow a refused login', async () => {
    answer({ message: 'INVALID_IP' }, 401);
    login('t1', true);
    expect((await failure(http('/api/login', { method: 'POST' }))).reported).toBe(false);
    expect(getToken()).toBe('t1');
    expect(texts).toEqual([]);
  });

  test('does not follow a 401 with another code', async () => {
    answer({ message: 'WRONG_PASSWORD' }, 401);
    login('t1', true);
    expect((await failure(http('/api/account/changepwd', { method: 'PUT' }))).reported).toBe(false);
    expect(getToken()).toBe('t1');
  });

  // APP-49
  test('does not affect a session that began meanwhile', async () => {
    login('t1', true);
    answerBy(() => {
      login('t2', true);
      return Promise.resolve(new Response('{"message":"invalid-token"}', { status: 401 }));
    });
    expect((await failure(http('/api/wallet'))).reported).toBe(true);
    expect(getToken()).toBe('t2');
    expect(texts).toEqual([]);
  });

  // ACC-22
  test('is noticed after the player cleared the storage', async () => {
    login('t1', true);
    localStorage.clear();
    answer({ message: 'invalid-token' }, 401);
    expect((await failure(http('/api/wallet'))).reported).toBe(true);
    expect(texts).toHaveLength(1);
  });
});

describe('the message gone', () => {
  // APP-21, APP-55, SAFE-48
  test.each([200, 400, 410, 503])('ends the service with status %d', async (status) => {
    answer({ message: 'gone' }, status);
    expect((await failure(http('/api/lookup/notice'))).reported).toBe(true);
    expect(gone).toBe(1);
  });

  // APP-21, SAFE-48
  test.each(['Gone!', 'gone fishing', 'GONE'])('is not %j', async (message) => {
    answer({ message }, 400);
    expect((await failure(http('/api/lookup/notice'))).raw).toBe(message);
    expect(gone).toBe(0);
  });

  // APP-21, SAFE-48
  test('of another host is ignored', async () => {
    answer({ message: 'gone' });
    await http('https://evil.example/x');
    expect(gone).toBe(0);
  });
});

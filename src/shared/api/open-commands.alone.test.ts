// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, answerBy, lost, sentHeaders } from '../../../tests/support/components/answered-calls.ts';
import type * as Config from '../config/config.ts';
import type * as I18n from '../i18n/i18n.ts';
import texts from '../i18n/th.json' with { type: 'json' };
import type * as Session from '../session/session.ts';
import type * as Minute from '../time/clock.ts';
import type { ApiError } from './api-error.ts';
import type * as Errors from './errors.ts';
import type * as Http from './http.ts';
import type * as OpenCommands from './open-commands.ts';

let config: typeof Config;
let http: typeof Http.http;
let session: typeof Session;
let openCommands: typeof OpenCommands;
let errorText: typeof Errors.errorText;
let formatMinute: typeof Minute.formatMinute;
let stopWatching = () => {};
let left: number;
let later = 0;

/** Loads the app as a new page, with the storage of the previous one. */
async function openPage({ idempotencyKey = true } = {}) {
  stopWatching();
  vi.resetModules();
  config = await import('../config/config.ts');
  config.configure({ apiBase: 'https://api.example', idempotencyKey });
  const i18n: typeof I18n = await import('../i18n/i18n.ts');
  await i18n.initI18n();
  ({ http } = await import('./http.ts'));
  session = await import('../session/session.ts');
  openCommands = await import('./open-commands.ts');
  ({ errorText } = await import('./errors.ts'));
  ({ formatMinute } = await import('../time/clock.ts'));
  left = 0;
  stopWatching = openCommands.watchLeftCommands(() => void (left += 1));
}

async function reload(settings?: Parameters<typeof openPage>[0]) {
  window.dispatchEvent(new Event('pagehide'));
  await openPage(settings);
}

const order = { from: 'WALLET', to: 'PG', amount: 100 };
const done = { message: 'SUCCESS' };
const transfer = (body: object = order) =>
  http('/api/wallet/transfer', { method: 'POST', body: JSON.stringify(body) }).then(
    () => 'done',
    (error: ApiError) => error.kind,
  );
/** The player has read the warning. */
const read = () => void (later += 1_000);
const keyOf = (stub: ReturnType<typeof answer>) => sentHeaders(stub).get('idempotency-key');
/** Sends a transfer whose response is lost. @returns its key */
async function lose() {
  const stub = vi.fn((_url: URL, _init: RequestInit) => lost());
  answerBy(stub);
  expect(await transfer()).toBe('network');
  return keyOf(stub);
}

beforeEach(async () => {
  later = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
  await openPage();
  session.login('t1', true);
});
afterEach(() => {
  stopWatching();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an order whose response was lost', () => {
  // MNY-49, MNY-322
  test('is held once after a reload, and then sent under the same key', async () => {
    const key = await lose();
    await reload();
    const stub = answer(done);
    const error = await http<ApiError>('/api/wallet/transfer', { method: 'POST', body: JSON.stringify(order) }).catch(
      (reason: ApiError) => reason,
    );
    expect(error).toMatchObject({ kind: 'held', sent: false });
    expect(errorText(error)).toBe(texts.common.orderedBefore.replace('{{time}}', formatMinute(Date.now())));
    expect(stub).not.toHaveBeenCalled();
    read();
    expect(await transfer()).toBe('done');
    expect(keyOf(stub)).toBe(key);
    // Resolved: the next one is another intent.
    expect(await transfer()).toBe('done');
    expect(keyOf(stub)).not.toBe(key);
  });

  // MNY-322
  test('is held without a key in the header too', async () => {
    await openPage({ idempotencyKey: false });
    expect(await lose()).toBeNull();
    await reload({ idempotencyKey: false });
    const stub = answer(done);
    expect(await transfer()).toBe('held');
    read();
    expect(await transfer()).toBe('done');
    expect(keyOf(stub)).toBeNull();
  });

  // MNY-322
  test('is not sent by the second tap of a double tap', async () => {
    await lose();
    const stub = answer(done);
    expect([await transfer(), await transfer()]).toEqual(['held', 'held']);
    expect(stub).not.toHaveBeenCalled();
  });

  // MNY-322
  test('holds no other order and no other command', async () => {
    await lose();
    answer(done);
    expect(await transfer({ ...order, amount: 101 })).toBe('done');
    answerBy(lost);
    const receive = () => http('/api/refund/receive').catch((error: ApiError) => error.kind);
    expect([await receive(), await receive()]).toEqual(['network', 'network']);
  });

  // MNY-49
  test('stays open if its repeat never left the device', async () => {
    const key = await lose();
    await reload();
    answer(done);
    await transfer();
    read();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerBy(lost);
    expect(await transfer()).toBe('network');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const stub = answer(done);
    expect(await transfer()).toBe('held');
    read();
    await transfer();
    expect(keyOf(stub)).toBe(key);
  });

  // MNY-50
  test.each([
    ['a logout', () => void session.clearSession('logout')],
    ['the login of another player', () => void session.login('t2', true)],
  ])('is removed by %s', async (_what, change) => {
    await lose();
    change();
    session.login('t1', true);
    answer(done);
    expect(await transfer()).toBe('done');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('transfer');
  });

  // MNY-49
  test('is stored beside the token of this tab', async () => {
    session.login('t1', false);
    await lose();
    expect([localStorage.getItem('open-commands'), sessionStorage.getItem('open-commands')]).toEqual([
      null,
      expect.stringContaining('transfer'),
    ]);
    await reload();
    expect(await transfer()).toBe('held');
  });

  // MNY-49
  test('is a new intent after a day', async () => {
    await lose();
    const dayLater = Date.now() + 24 * 60 * 60_000 + 1;
    vi.spyOn(Date, 'now').mockReturnValue(dayLater);
    await reload();
    answer(done);
    expect(await transfer()).toBe('done');
  });
});

// MNY-38
test.each([
  ['was refused', () => void answer({ message: 'MONEY_NOT_ENOUGH' }, 400)],
  [
    'never left the device',
    () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      answerBy(lost);
    },
  ],
])('an order that %s is not held', async (_what, prepare) => {
  prepare();
  await transfer();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  answer(done);
  expect(await transfer()).toBe('done');
});

// MNY-322
test('a pending order is held in another tab', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerBy(() => promise);
  const first = transfer();
  await vi.waitFor(() => expect(localStorage.getItem('open-commands')).toContain('transfer'));
  expect(await transfer()).toBe('held');
  resolve(new Response(JSON.stringify(done)));
  expect(await first).toBe('done');
});

describe('a page that is left while a command is pending', () => {
  const under = async () => {
    answerBy(() => new Promise(() => {}));
    void transfer();
    await vi.waitFor(() => expect(localStorage.getItem('open-commands')).toContain('transfer'));
  };

  // MNY-213
  test('is followed by one that tells so once, and holds an equal order', async () => {
    await under();
    await reload();
    expect(left).toBe(1);
    answer(done);
    expect(await transfer()).toBe('held');
    await reload();
    expect(left).toBe(0);
  });

  // MNY-213
  test('goes on when restored from the back/forward cache', async () => {
    await under();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await openPage();
    expect(left).toBe(0);
  });

  // MNY-213, MNY-55
  test('is followed by a page that reports nothing to another player', async () => {
    await under();
    session.login('t2', true);
    await reload();
    expect(left).toBe(0);
  });
});

// SAFE-52, MNY-49
test.each<[string, (kept: Record<string, unknown>) => unknown]>([
  ['no list', () => 7],
  ['a key that could be another header', (kept) => ({ ...kept, key: 'a\r\nx-evil: 1' })],
  ['a key that is no text', (kept) => ({ ...kept, key: null })],
  ['another name', (kept) => ({ ...kept, name: '<b>' })],
  ['an unknown end', (kept) => ({ ...kept, end: 'done' })],
  ['a time that is none', (kept) => ({ ...kept, at: '1' })],
  ['a time of the future', (kept) => ({ ...kept, at: Date.now() + 600_000, until: Date.now() + 700_000 })],
  ['an end of its time that never comes', (kept) => ({ ...kept, until: 1e300 })],
  ['an end of its time that is over', (kept) => ({ ...kept, at: 1, until: 2 })],
])('a stored record with %s counts as absent', async (_what, change) => {
  const key = await lose();
  const stored = JSON.parse(localStorage.getItem('open-commands') ?? '');
  localStorage.setItem('open-commands', JSON.stringify({ ...stored, items: stored.items.map(change) }));
  const stub = answer(done);
  expect(await transfer()).toBe('done');
  expect(keyOf(stub)).toMatch(/^[\da-f-]{36}$/);
  expect(keyOf(stub)).not.toBe(key);
});

// SAFE-55
test('without storage, an order is sent, and held while the page lives', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await lose();
  const stub = answer(done);
  expect(await transfer()).toBe('held');
  read();
  expect(await transfer()).toBe('done');
  expect(stub).toHaveBeenCalledOnce();
});

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { logIn, openSandbox } from '../../../tests/support/worlds/open-sandbox.ts';

const key = 'krapao-sandbox.calls';

beforeEach(() => sessionStorage.clear());

/** The module, freshly imported as after a page load at a machine time, epoch ms. */
async function newPage(opened: number) {
  vi.resetModules();
  Object.defineProperty(performance, 'timeOrigin', { configurable: true, value: opened });
  return import('./kept-calls.ts');
}

/** A world with three calls and a refused socket. */
async function played() {
  const sandbox = await openSandbox('everyday', { set: { chatDown: true } });
  const player = await logIn(sandbox);
  await player.get('/api/wallet');
  await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 10 });
  sandbox.chat.admits();
  return sandbox;
}

// APP-446
test('gives the next page the calls and socket events of earlier ones', async () => {
  const sandbox = await played();
  const first = await newPage(1000);
  first.keepCalls(sandbox);
  expect(first.earlierPages()).toEqual([]);
  const second = await newPage(2000);
  const [kept] = second.earlierPages() ?? [];
  const { calls, events } = JSON.parse(JSON.stringify(first.ownCalls(sandbox))) as object & Record<string, unknown>;
  expect(kept).toMatchObject({ opened: 1000, left: 0, calls, events });
  second.keepCalls(sandbox);
  expect((await newPage(3000)).earlierPages()?.map(({ opened }) => opened)).toEqual([1000, 2000]);
});

// APP-446
test('keeps the newest calls when not all fit, and tells how many are missing', async () => {
  const sandbox = await played();
  const body = JSON.stringify({ text: 'x'.repeat(100_000) });
  for (let count = 0; count < 9; count += 1)
    await sandbox.handle({ method: 'POST', path: `/api/none/${count}`, headers: {}, body });
  (await newPage(1000)).keepCalls(sandbox);
  const [kept] = (await newPage(2000)).earlierPages() ?? [];
  expect(kept?.calls.map(({ path }) => path.at(-1))).toEqual(['4', '5', '6', '7', '8']);
  expect(kept?.left).toBe(sandbox.calls().length - 5);
});

// APP-447
test('keeps no call from before the list was cleared', async () => {
  const sandbox = await played();
  (await newPage(1000)).keepCalls(sandbox);
  const second = await newPage(2000);
  second.clearCalls(sandbox);
  await sandbox.handle({ method: 'GET', path: '/api/wallet', headers: {}, body: null });
  second.keepCalls(sandbox);
  expect((await newPage(3000)).earlierPages()).toMatchObject([{ opened: 2000, calls: [{ status: 401 }], events: [] }]);
});

// APP-446
test.each([
  '{',
  '{}',
  '[{"opened":1}]',
  '[{"opened":1,"world":"","left":0,"events":[],"calls":[{"operation":"nothing"}]}]',
])('leaves an unreadable text as it is until the list is cleared: %s', async (text) => {
  sessionStorage.setItem(key, text);
  const sandbox = await played();
  const page = await newPage(2000);
  expect(page.earlierPages()).toBeNull();
  page.keepCalls(sandbox);
  expect(sessionStorage.getItem(key)).toBe(text);
  page.clearCalls(sandbox);
  expect(page.earlierPages()).toEqual([]);
});

/** The device's clock is put back while a world is open, or between two visits. */
import { expect, test } from 'vitest';
import { worldKey } from '../../mocks/engine/scenario.ts';
import { createMemoryStore } from '../../mocks/index.ts';
import { evening, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A world that was shown for ten minutes after its last entry. */
async function shownWorld() {
  let machine = evening;
  const now = () => machine;
  const store = createMemoryStore();
  const sandbox = await openSandbox('everyday', { store, now });
  const player = await logIn(sandbox);
  machine += 10 * minute;
  expect(sandbox.now()).toBe(evening + 10 * minute);
  const putBack = () => {
    machine -= day;
  };
  const pass = (ms: number) => {
    machine += ms;
  };
  const reload = () =>
    openSandbox('everyday', { store, now, shown: new Map([[worldKey(sandbox.address), sandbox.shownTime()]]) });
  return { sandbox, store, now, player, putBack, pass, reload };
}

// APP-442
test('a world continues after a reload from its last shown time', async () => {
  const { putBack, pass, reload } = await shownWorld();
  putBack();
  const again = await reload();
  expect(again.now()).toBe(evening + 10 * minute);
  pass(minute);
  expect(again.now()).toBe(evening + 11 * minute);
});

// APP-442
test('a world reopened in the same page continues from its time', async () => {
  const { sandbox, putBack } = await shownWorld();
  await sandbox.load('broke');
  putBack();
  await sandbox.load('everyday', { at: evening });
  expect(sandbox.now()).toBe(evening + 10 * minute);
});

// APP-442
test('the clock does not go back after a change of another tab or a rebuilt world', async () => {
  const { sandbox, store, now, player, putBack, pass } = await shownWorld();
  putBack();
  const other = await openSandbox('everyday', { store, now });
  await other.operate('giveCoins', { coins: 1 });
  await player.get('/api/wallet');
  expect(sandbox.now()).toBe(evening + 10 * minute);
  pass(minute);
  await other.set('notice', true);
  await sandbox.refusalOf('getWallet', {}, 'Bearer none');
  expect(sandbox.now()).toBe(evening + 11 * minute);
});

// APP-442
test('undo and reset start another history with its own time', async () => {
  const { sandbox, pass, reload } = await shownWorld();
  await sandbox.clock.jump('1h');
  pass(minute);
  const { generation, at } = sandbox.shownTime();
  expect(at).toBe(evening + 71 * minute);
  await sandbox.undo();
  expect(sandbox.now()).toBe(evening);
  expect(sandbox.shownTime().generation).not.toBe(generation);
  expect((await reload()).now()).toBe(evening);
  await sandbox.reset();
  expect(sandbox.now()).toBe(evening);
});

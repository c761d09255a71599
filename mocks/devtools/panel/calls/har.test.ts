import { expect, test } from 'vitest';
import { evening, logIn, openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import { callListOf, entryInJournal, socketRow } from './call-list.ts';
import { harOf } from './har.ts';

const origin = 'http://127.0.0.1:4870';

/** A world with a login, a refused transfer, and an open socket in the player's room. */
async function played() {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  await player.get('/api/wallet');
  await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 999_999 });
  const socket = sandbox.chat.open({ emit: () => undefined, drop: () => undefined, disconnect: () => undefined });
  socket.heard('seen', { id: 7 });
  return sandbox;
}

// APP-448
test('writes socket events as messages of one socket', async () => {
  const sandbox = await played();
  const har = JSON.parse(harOf(sandbox.chat.events().map(socketRow), origin, evening)) as {
    log: { entries: unknown[] };
  };
  expect(har.log.entries).toMatchObject([
    {
      request: { url: 'ws://127.0.0.1:4870/socket.io/' },
      response: { status: 101 },
      _webSocketMessages: [
        { type: 'receive', data: '["connect 1",null]' },
        { type: 'send', data: '["seen 1",{"id":7}]', time: evening / 1000 },
      ],
    },
  ]);
});

// APP-447
test('a paused list keeps its rows, and counts the new ones', async () => {
  const sandbox = await played();
  const list = callListOf(sandbox);
  const before = list.rows().length;
  list.pause();
  await sandbox.handle({ method: 'GET', path: '/api/wallet', headers: {}, body: null });
  expect([list.rows().length, list.waiting()]).toEqual([before, 1]);
  list.resume();
  expect([list.rows().length, list.waiting()]).toEqual([before + 1, 0]);
});

test('knows the entry of a call until another one has its number', async () => {
  let now = evening;
  const sandbox = await openSandbox('everyday', { now: () => now });
  const player = await logIn(sandbox);
  await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 10 });
  const call = sandbox.calls().at(-1);
  if (!call) throw new Error('there was no call');
  expect(entryInJournal(sandbox, call)).toBe(2);
  await sandbox.undo();
  expect(entryInJournal(sandbox, call)).toBeNull();
  now += 5000;
  await sandbox.operate('adjustBalance', { baht: 7 });
  expect(sandbox.journal()).toHaveLength(3);
  expect(entryInJournal(sandbox, call)).toBeNull();
});

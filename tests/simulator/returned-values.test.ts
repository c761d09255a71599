/** Testers look at returned values in the console; writing into them changes nothing. */
import { describe, expect, test } from 'vitest';
import { createMemoryStore, type Sandbox, worldKey } from '../../mocks/index.ts';
import { differenceOf, evening, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

const key = worldKey({ scenario: 'everyday', seed: 1, at: evening, set: {} });
const room = 'KP-7b1c9f2e-4a55-4f0e-9d5a-0c6a2f4c1e11';

const guest = { userId: '', guestId: room.slice(3), sender: 'customer', username: '', name: '', deviceToken: '' };
const message = { message_type: 'text', payload: { message: 'hello' } };

/** A world with entries in every list: calls, a running call, faults, messages, scheduled events, undone entries. */
async function playedWorld() {
  const store = createMemoryStore();
  const sandbox = await openSandbox('everyday', { store });
  const player = await logIn(sandbox);
  sandbox.chat.open({ emit() {}, drop() {}, disconnect() {} }).join(room);
  await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 100.5 });
  await player.post('/api/chat/send-message', { ...guest, message });
  await sandbox.operate('chatSay', { room, text: 'good evening' });
  await sandbox.set('notice', true);
  await sandbox.undo();
  sandbox.fault('transfer', { code: 'TRANSFER_FAIL', times: 2 });
  sandbox.fault('getNotice', { after: 'hang' });
  void player.get('/api/lookup/notice');
  return { sandbox, store, player };
}

/** The results of all reading methods. */
const told: Record<string, (sandbox: Sandbox) => unknown> = {
  address: (sandbox) => sandbox.address,
  ahead: (sandbox) => sandbox.ahead(),
  calls: (sandbox) => sandbox.calls(),
  describe: (sandbox) => sandbox.describe(),
  faults: (sandbox) => sandbox.faults(),
  future: (sandbox) => sandbox.future(),
  inspect: (sandbox) => sandbox.inspect(),
  invariants: (sandbox) => sandbox.invariants(),
  journal: (sandbox) => sandbox.journal(),
  scenario: (sandbox) => sandbox.scenario,
  scenarios: (sandbox) => sandbox.scenarios,
  switches: (sandbox) => sandbox.switches(),
  'chat.events': (sandbox) => sandbox.chat.events(),
  'chat.recent': (sandbox) => sandbox.chat.recent(room, 100),
  'chat.rooms': (sandbox) => sandbox.chat.rooms(),
};

/** Tries to write into every part of a value. @returns the number of parts */
function spoil(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let parts = 0;
  for (const [name, part] of Object.entries(value)) {
    parts += 1 + spoil(part);
    Reflect.set(value, name, 'spoiled');
    Reflect.deleteProperty(value, name);
  }
  Reflect.set(value, 'added', 'spoiled');
  if (Array.isArray(value)) Reflect.set(value, 'length', 0);
  return parts;
}

describe('a change of a returned value changes neither the world nor later values', () => {
  test.each(Object.keys(told))('%s', async (name) => {
    const { sandbox, store, player } = await playedWorld();
    const all = () => JSON.stringify(Object.entries(told).map(([other, tell]) => [other, tell(sandbox)]));
    const before = { told: all(), world: sandbox.dump(), stored: JSON.stringify(await store.read(key, -1)) };

    expect(spoil(told[name]?.(sandbox))).toBeGreaterThan(0);

    expect(differenceOf(all(), before.told)).toBe('');
    expect(differenceOf(sandbox.dump(), before.world)).toBe('');
    expect(JSON.stringify(await store.read(key, -1))).toBe(before.stored);

    // the world goes on, and a replay of it is the same
    expect((await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 })).status).toBe(200);
    expect((await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 })).status).toBe(400);
    const reopened = await openSandbox('everyday', { store });
    expect(reopened.openedAs).toBe('stored');
    expect(reopened.describe().differences).toBeUndefined();
    expect(differenceOf(reopened.dump(), sandbox.dump())).toBe('');
  });
});

test('the log shows the response of a call that was read while it was pending', async () => {
  const { sandbox, player } = await playedWorld();
  const wallets = () => sandbox.calls().filter(({ path }) => path === '/api/wallet');
  const asking = player.get('/api/wallet');
  expect(wallets()).toMatchObject([{ status: 0, duration: null }]);
  await asking;
  expect(wallets()).toMatchObject([{ status: 200, duration: 0 }]);
});

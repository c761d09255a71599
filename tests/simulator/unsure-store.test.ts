/** A store that fails during an append: the entry may or may not be stored. */
import { expect, test } from 'vitest';
import { createMemoryStore, type JournalStore } from '../../mocks/index.ts';
import { chatRoom } from '../support/worlds/chat-client.ts';
import { brokenRules, differenceOf, logIn, openSandbox, walletOf } from '../support/worlds/open-sandbox.ts';

type Gone = 'before it keeps anything' | 'after it has kept it';

/** @returns a store whose next append can be made to fail, and which can be repaired */
function unsureStore() {
  const kept = createMemoryStore();
  let going: Gone | null = null;
  let gone = false;
  const out = () => new Error('the store is out of reach');
  const store: JournalStore = {
    ...kept,
    read: async (...args) => {
      if (gone) throw out();
      return kept.read(...args);
    },
    append: async (...args) => {
      if (going === null) return kept.append(...args);
      if (going === 'after it has kept it') await kept.append(...args);
      gone = true;
      throw out();
    },
  };
  const go = (when: Gone) => {
    going = when;
  };
  const back = () => {
    going = null;
    gone = false;
  };
  return { store, go, back };
}

async function openUnsure() {
  const { store, go, back } = unsureStore();
  const sandbox = await openSandbox('everyday', { store, report: () => undefined });
  const player = await logIn(sandbox);
  const wallet = async () => (await walletOf(player)).money;
  const asStored = async () => (await openSandbox('everyday', { store })).dump();
  return { sandbox, player, wallet, asStored, go, back };
}

type Unsure = Awaited<ReturnType<typeof openUnsure>>;
const moved: Record<Gone, number> = { 'before it keeps anything': 0, 'after it has kept it': 1 };

const changes: Readonly<Record<string, readonly [baht: number, change: (world: Unsure) => Promise<unknown>]>> = {
  transfer: [-1, ({ player }) => player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 })],
  'message of support': [0, ({ sandbox }) => sandbox.operate('chatSay', { room: chatRoom, text: 'ได้รับแล้ว' })],
  'operator action': [100, ({ sandbox }) => sandbox.operate('adjustBalance', { baht: 100 })],
};

test.each(Object.keys(changes).flatMap((what) => (Object.keys(moved) as Gone[]).map((when) => [what, when] as const)))(
  'carries out a %s whose store fails %s exactly as often as it is stored',
  async (what, when) => {
    const [baht, change] = changes[what] as (typeof changes)[string];
    const world = await openUnsure();
    const { sandbox, wallet, asStored, go, back } = world;
    const before = await wallet();
    const entries = sandbox.journal().length;

    go(when);
    await expect(change(world)).rejects.toThrow('out of reach');
    expect([sandbox.journal().length, sandbox.describe().entries]).toEqual([entries, entries]);
    expect(brokenRules(sandbox)).toEqual([]);
    await expect(wallet()).rejects.toThrow('out of reach');
    back();

    expect(await wallet()).toBe(before + baht * moved[when]);
    await change(world);
    expect(await wallet()).toBe(before + baht * (moved[when] + 1));
    expect(differenceOf(sandbox.dump(), await asStored())).toBe('');
  },
);

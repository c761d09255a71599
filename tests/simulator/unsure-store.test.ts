/** A store that fails during an append: the entry may or may not be stored. */
import { expect, test } from 'vitest';
import { createMemoryStore, type JournalStore } from '../../mocks/index.ts';
import { differenceOf, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

type Gone = 'before it keeps anything' | 'after it has kept it';

/** @returns a store, and ways to make its next append fail and to bring it back */
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
  const wallet = async () => {
    const { body } = await player.get('/api/wallet');
    return (body as { wallet: { amount: number } }).wallet.amount;
  };
  const asStored = async () => (await openSandbox('everyday', { store })).dump();
  return { sandbox, player, wallet, asStored, go, back };
}

const moved: Record<Gone, number> = { 'before it keeps anything': 0, 'after it has kept it': 1 };

test.each(Object.keys(moved) as Gone[])(
  'a transfer whose store fails %s happens exactly as often as it is stored',
  async (when) => {
    const { sandbox, player, wallet, asStored, go, back } = await openUnsure();
    const before = await wallet();
    const transfer = () => player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 });

    go(when);
    await expect(transfer()).rejects.toThrow('out of reach');
    await expect(wallet()).rejects.toThrow('out of reach');
    back();

    expect(await wallet()).toBe(before - moved[when]);
    expect((await transfer()).status).toBe(200);
    expect(await wallet()).toBe(before - moved[when] - 1);
    expect(differenceOf(sandbox.dump(), await asStored())).toBe('');
  },
);

test.each(Object.keys(moved) as Gone[])(
  'an operator action whose store fails %s happens exactly as often as it is stored',
  async (when) => {
    const { sandbox, wallet, asStored, go, back } = await openUnsure();
    const before = await wallet();

    go(when);
    await expect(
      sandbox.operate('adjustBalance', { phone: '0812345678', account: 'WALLET', baht: 100 }),
    ).rejects.toThrow('out of reach');
    back();

    expect(await wallet()).toBe(before + 100 * moved[when]);
    expect(differenceOf(sandbox.dump(), await asStored())).toBe('');
  },
);

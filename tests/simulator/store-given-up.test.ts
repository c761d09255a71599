/** A browser that refuses its store in the middle of a visit. */
import { expect, test } from 'vitest';
import { openIndexedDbStore } from '../../mocks/adapters/browser/indexeddb-store.ts';
import { type StoreGivenUp, storeOrMemory } from '../../mocks/adapters/browser/store-or-memory.ts';
import type { JournalStore } from '../../mocks/index.ts';
import { IDBFactory } from '../support/worlds/indexed-db.ts';
import { differenceOf, logIn, openSandbox, walletOf } from '../support/worlds/open-sandbox.ts';

type Method = 'read' | 'append' | 'replace' | 'rewind' | 'putFile';

const refusals: Record<string, { readonly methods: readonly Method[]; readonly problem: () => Error }> = {
  'is full': {
    methods: ['append', 'replace', 'rewind', 'putFile'],
    problem: () => new DOMException('full', 'QuotaExceededError'),
  },
  'has another version': {
    methods: ['read', 'append', 'replace', 'rewind', 'putFile'],
    problem: () => new DOMException('The requested version (1) is less than the existing version (2).', 'VersionError'),
  },
  'is closed for good': {
    methods: ['read', 'append', 'replace', 'rewind', 'putFile'],
    problem: () => new DOMException('The connection is closed.', 'InvalidStateError'),
  },
};

/** A world in IndexedDB with two transfers, and a switch that makes its store fail. */
async function openRefusable(methods: readonly Method[], problem: () => Error) {
  const stored = await openIndexedDbStore(new IDBFactory());
  let failures = 0;
  const refusable = Object.fromEntries(
    methods.map((name) => [
      name,
      (...args: never[]) => {
        if (failures === 0) return Reflect.apply(stored[name], stored, args) as Promise<unknown>;
        failures -= 1;
        return Promise.reject(problem());
      },
    ]),
  );
  const reports: StoreGivenUp[] = [];
  const store = storeOrMemory({ ...stored, ...refusable } as JournalStore, (report) => reports.push(report));
  const sandbox = await openSandbox('everyday', { store });
  const player = await logIn(sandbox);
  const transfer = () => player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 });
  await transfer();
  const wallet = async () => (await walletOf(player)).money;
  const fail = (times = Number.POSITIVE_INFINITY) => {
    failures = times;
  };
  return { sandbox, store, player, transfer, wallet, fail, reports };
}

// APP-443
test.each(Object.entries(refusals))(
  'a world whose database %s goes on in memory, loses nothing that was answered, and says so once',
  async (_what, { methods, problem }) => {
    const { sandbox, store, transfer, wallet, fail, reports } = await openRefusable(methods, problem);
    const before = await wallet();
    fail();
    const replies = await Promise.all([transfer(), transfer(), transfer()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await sandbox.operate('adjustBalance', { phone: '0812345678', account: 'WALLET', baht: 100 });
    expect(await wallet()).toBe(before + 97);
    expect(sandbox.describe().stored).toBe('memory');
    expect(reports).toHaveLength(1);
    const again = await openSandbox('everyday', { store });
    expect(differenceOf(again.dump(), sandbox.dump())).toBe('');

    expect(await sandbox.undo(2)).toBe(2);
    expect(await wallet()).toBe(before - 2);
    await sandbox.reset();
    expect(sandbox.journal()).toHaveLength(1);
  },
);

// APP-443
test('a transaction is stored after one abort', async () => {
  const { sandbox, transfer, wallet, fail, reports } = await openRefusable(
    ['append'],
    () => new DOMException('The transaction was aborted.', 'AbortError'),
  );
  const before = await wallet();
  fail(1);
  expect((await transfer()).status).toBe(200);
  expect(await wallet()).toBe(before - 1);
  expect(sandbox.describe().stored).toBe('indexeddb');
  expect(reports).toEqual([]);
});

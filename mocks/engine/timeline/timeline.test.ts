import { expect, test } from 'vitest';
import { evening, openSandbox } from '../../../tests/support/worlds/open-sandbox.ts';
import { createMemoryStore } from '../../index.ts';
import { worldKey } from '../execute/scenario.ts';
import { UnreadableHistory } from './read-world.ts';
import type { StoredEntry } from './store.ts';

test('restores nothing from before a reset', async () => {
  const sandbox = await openSandbox('everyday');
  await sandbox.operate('giveCoins', { coins: 5 });
  await sandbox.undo();
  expect(sandbox.future()).toHaveLength(1);

  await sandbox.reset();

  expect(sandbox.future()).toEqual([]);
  await expect(sandbox.travel(1)).rejects.toThrow('there is no entry 1');
  expect(sandbox.journal()).toHaveLength(1);
});

test('fails on another tab’s impossible entry until that tab undoes it', async () => {
  const store = createMemoryStore();
  const sandbox = await openSandbox('everyday', { store });
  const key = worldKey(sandbox.address);
  const { generation, entries } = (await store.read(key, -1)) ?? { generation: 0, entries: [] };
  const actions = [
    { action: 'giveCoins', data: { coins: 5 } },
    { action: 'letItRain', data: {} },
  ];
  for (const [index, action] of actions.entries()) {
    const entry = { seq: index + 1, at: evening, kind: 'operator', ...action } as const;
    await store.append(key, generation, [{ entry, machine: evening }]);
  }

  await expect(sandbox.operate('giveCoins', { coins: 1 })).rejects.toThrow(UnreadableHistory);
  await expect(sandbox.operate('giveCoins', { coins: 1 })).rejects.toThrow(UnreadableHistory);

  await store.replace(key, entries as StoredEntry[]);
  await sandbox.operate('giveCoins', { coins: 1 });
  expect(sandbox.dump()).toBe((await openSandbox('everyday', { store })).dump());
});

import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/backend/client.ts';
import { openDiskWorldStore } from './disk-store.ts';
import type { WorldRecord } from './world-store.ts';

const record: WorldRecord = { address: { scenario: 'everyday', seed: 1, at: null, set: {} }, frozen: false };
const uploadLimit = 1024;

let folder = '';
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ folder, drop } = await temporaryFolder());
});
afterEach(() => drop());

test('a name whose folder could not be made is free again', async () => {
  const store = await openDiskWorldStore(folder, uploadLimit);
  const worlds = path.join(folder, 'worlds');
  await rename(worlds, `${worlds}-away`);
  await writeFile(worlds, 'no folder');
  await expect(store.claim('demo', 1)).rejects.toThrow('ENOTDIR');
  await rm(worlds);
  await rename(`${worlds}-away`, worlds);

  expect(await store.claim('demo', 1)).toBe(true);
  await store.write('demo', record);
  expect(await store.names()).toEqual(['demo']);
  await store.close();
});

test.each(['{', '', 'null', '{"address":{"scenario":"everyday"},"frozen":false}'])(
  'a record that cannot be read (%j) closes its own world alone, which can be deleted',
  async (damaged) => {
    for (const [name, text] of [
      ['demo', damaged],
      ['main', JSON.stringify(record)],
    ] as const) {
      await mkdir(path.join(folder, 'worlds', name), { recursive: true });
      await writeFile(path.join(folder, 'worlds', name, 'world.json'), text);
    }
    const store = await openDiskWorldStore(folder, uploadLimit);

    expect(await store.names()).toEqual(['demo', 'main']);
    expect(await store.read('main')).toEqual(record);
    await expect(store.read('demo')).rejects.toThrow(/demo.world\.json says nothing that this version understands/);
    expect(await store.claim('demo', 9)).toBe(false);

    expect(await store.remove('demo')).toBe(true);
    expect(await store.claim('demo', 9)).toBe(true);
    await store.close();
  },
);

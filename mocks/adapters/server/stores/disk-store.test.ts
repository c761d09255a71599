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

test('a folder with a record that cannot be read is not kept locked', async () => {
  const world = path.join(folder, 'worlds', 'demo');
  await mkdir(world, { recursive: true });
  await writeFile(path.join(world, 'world.json'), '{');
  await expect(openDiskWorldStore(folder, uploadLimit)).rejects.toThrow('move');
  await writeFile(path.join(world, 'world.json'), JSON.stringify(record));

  const store = await openDiskWorldStore(folder, uploadLimit);

  expect(await store.names()).toEqual(['demo']);
  await store.close();
});

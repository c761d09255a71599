import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDiskWorldStore } from './disk-store.ts';
import { lockFolder } from './folder-lock.ts';

const times = { touchMs: 20, watchMs: 200 };
let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'krapao-lock-'));
  file = path.join(folder, 'owner');
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder that is in use is refused, and free when its owner releases it', async () => {
  const lock = await lockFolder(folder, times);
  await expect(lockFolder(folder, times)).rejects.toThrow(`${folder} is in use`);
  lock.assertHeld();
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
  await (await lockFolder(folder, times)).release();
});

test.each([
  ['of a process that has ended', `${hostname()} 999999999 x`],
  ['whose process id belongs to another program by now', `${hostname()} ${process.ppid} x`],
  ['of the process 1 of another container', 'other-host 1 x'],
  ['with this process’s own id', `${hostname()} ${process.pid} x`],
  ['of a former version', String(process.ppid)],
  ['that was cut short', ''],
])('a lock %s, which is not touched any more, is taken over', async (_what, content) => {
  await writeFile(file, content);
  const lock = await lockFolder(folder, times);
  expect(await readFile(file, 'utf8')).toContain(`${hostname()} ${process.pid} `);
  await lock.release();
});

test('of several that start at the same time on a stale lock, at most one goes on', async () => {
  await writeFile(file, `${hostname()} 999999999 x`);
  const started = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder, times)));
  const locks = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const holding = () =>
    locks.filter((lock) => {
      try {
        lock.assertHeld();
        return true;
      } catch {
        return false;
      }
    });
  await vi.waitFor(() => expect(holding()).toHaveLength(1));
  for (const lock of locks) await lock.release();
});

test('a store whose folder was taken over while its process stood still writes nothing more', async () => {
  const store = await openDiskWorldStore(folder, 1000);
  const record = { address: { scenario: 'everyday', seed: 1, at: null, set: {} }, frozen: false };
  expect(await store.claim('main', 5)).toBe(true);
  await store.write('main', record);
  await writeFile(file, 'another process');
  await vi.waitFor(
    () => expect(store.write('main', record)).rejects.toThrow('was taken over by another process'),
    3000,
  );
  // health asks for the names
  await expect(store.names()).rejects.toThrow('was taken over by another process');
  await store.close();
  // the lock of the other one stays
  expect(await readFile(file, 'utf8')).toBe('another process');
});

import fs from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JournalEntry } from '../../../kernel/journal.ts';
import { DiskJournal } from './disk-journal.ts';
import { openDiskWorldStore } from './disk-store.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'krapao-journal-'));
});
afterEach(() => rm(folder, { recursive: true }));

const fileName = 'one.jsonl';
const open = () => DiskJournal.open(path.join(folder, fileName));
const entry = (seq: number) => ({ entry: { seq, at: seq, kind: 'clock' } as JournalEntry, machine: 1000 + seq });

/** A journal with entries 0 and 1, closed. @returns its epoch */
async function written(): Promise<number> {
  const journal = await open();
  const epoch = await journal.replace([entry(0)]);
  expect(await journal.append(epoch, [entry(1)])).toBe(true);
  await journal.close();
  return epoch;
}

test('a journal is read back as it was written', async () => {
  const epoch = await written();

  expect(await (await open()).read(-1)).toEqual({ generation: epoch, entries: [entry(0), entry(1)] });
  expect(await (await open()).read(0)).toEqual({ generation: epoch, entries: [entry(1)] });
});

test('a file that is not there is a world that never was', async () => {
  expect(await (await open()).read(-1)).toBeNull();
});

test.each(['{"entry":{"seq":2,"at"', `${JSON.stringify(entry(2))}`, '\0\0\0\0'])(
  'a last line that a crash has torn is cut off, and the next entry takes its place (%j)',
  async (torn) => {
    const epoch = await written();
    await appendFile(path.join(folder, fileName), torn);

    const journal = await open();
    expect(await journal.read(-1)).toEqual({ generation: epoch, entries: [entry(0), entry(1)] });
    expect(await journal.append(epoch, [entry(2)])).toBe(true);
    await journal.close();

    expect((await readFile(path.join(folder, fileName), 'utf8')).split('\n')).toHaveLength(5);
    expect(await (await open()).read(1)).toEqual({ generation: epoch, entries: [entry(2)] });
  },
);

test('a line in the middle that cannot be read is no entry, so that the world is set aside', async () => {
  await written();
  const file = path.join(folder, fileName);
  const [head, first, second] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, `${head}\n${first?.slice(0, 9)}\n${second}\n`);

  expect(await (await open()).read(-1)).toMatchObject({ entries: [null, entry(1)] });
});

test.each([
  ['another file', '{"junk":true}\n'],
  ['a journal in one line, without its line ends', `{"krapao":"journal","epoch":1} ${JSON.stringify(entry(0))}`],
  ['a head without its number', `{"krapao":"journal"}\n${JSON.stringify(entry(0))}\n`],
  ['a head with a number that is none', `{"krapao":"journal","epoch":1e400}\n`],
])('a file whose head cannot be read is not taken for an empty journal: %s', async (_name, content) => {
  await writeFile(path.join(folder, fileName), content);

  expect(await (await open()).read(-1)).toEqual({ generation: 0, entries: [null] });
});

test.each([-1, 0.5, '1', null])(
  'a line that takes back entries from %j on is no entry and takes back none',
  async (keep) => {
    await written();
    await appendFile(path.join(folder, fileName), `${JSON.stringify({ epoch: 2, keep })}\n`);

    expect(await (await open()).read(-1)).toMatchObject({ entries: [entry(0), entry(1), { keep }] });
  },
);

test('a disk that takes half of an entry and is full then keeps what it had, and takes the next', async () => {
  const epoch = await written();
  const write = fs.writeSync as (fd: number, bytes: Uint8Array, from: number, length: number, at: number) => number;
  vi.spyOn(fs, 'writeSync')
    .mockImplementationOnce(((fd, bytes, from, length, at) =>
      write(fd, bytes, from, Math.floor(length / 2), at)) as typeof write as typeof fs.writeSync)
    .mockImplementationOnce(() => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
  const journal = await open();

  await expect(journal.append(epoch, [entry(2)])).rejects.toThrow('no space left');
  expect(await journal.read(-1)).toEqual({ generation: epoch, entries: [entry(0), entry(1)] });
  expect(await journal.append(epoch, [{ ...entry(2), machine: 1 }])).toBe(true);
  await journal.close();
  expect(await (await open()).read(1)).toEqual({ generation: epoch, entries: [{ ...entry(2), machine: 1 }] });
});

test('a file that is there and cannot be read is no new world', async () => {
  await mkdir(path.join(folder, fileName));
  await expect(open()).rejects.toThrow('EISDIR');
});

test('entries that come together are there after a restart, and none of them when they are not the next', async () => {
  const epoch = await written();
  const journal = await open();

  expect(await journal.append(epoch, [entry(1), entry(2)])).toBe(false);
  expect(await journal.append(epoch, [entry(2), entry(3)])).toBe(true);

  await journal.close();
  expect(await (await open()).read(0)).toEqual({ generation: epoch, entries: [entry(1), entry(2), entry(3)] });
});

test('of two entries that want to be the next, one is added', async () => {
  const journal = await open();
  const epoch = await journal.replace([entry(0)]);

  const added = await Promise.all([journal.append(epoch, [entry(1)]), journal.append(epoch, [entry(1)])]);

  expect(added.sort()).toEqual([false, true]);
  expect(await journal.append(epoch + 1, [entry(2)])).toBe(false);
  await journal.close();
});

test('a history that is set aside stays in the folder, and the next one has another epoch', async () => {
  const epoch = await written();
  const journal = await open();

  await journal.setAside('kept.jsonl');

  expect(await journal.read(-1)).toEqual({ generation: epoch + 1, entries: [] });
  expect((await readdir(folder)).sort()).toEqual(['kept.jsonl', fileName]);
});

test('uploads lie under their hash, with the type that their bytes say', async () => {
  const store = await openDiskWorldStore(folder, 1000);
  await store.claim('main', 1);
  const files = store.journals('main');
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

  await files.putFile('a'.repeat(64), new Blob([png], { type: 'text/html' }));

  const kept = await files.getFile('a'.repeat(64));
  expect(kept?.type).toBe('image/png');
  expect(new Uint8Array(await (kept as Blob).arrayBuffer())).toEqual(png);
  await expect(files.putFile('../../escape', new Blob([png]))).rejects.toThrow('SHA-256');
  expect(await files.getFile('../worlds')).toBeNull();
  await store.close();
});

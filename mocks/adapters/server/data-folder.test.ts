/** A data folder after a kill, on a full disk, and with a damaged file. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  administer,
  createWorld,
  type Player,
  playerAt,
  requestAdmin,
  temporaryFolder,
} from '../../../tests/support/backend/client.ts';
import { type BackendProcess, startBackendProcess } from '../../../tests/support/backend/process.ts';
import { evening } from '../../../tests/support/worlds/open-sandbox.ts';
import { databaseFile } from './stores/database.ts';

let folder = '';
let drop: () => Promise<void>;
let running: BackendProcess | undefined;
beforeEach(async () => {
  ({ folder, drop } = await temporaryFolder());
});
afterEach(async () => {
  await running?.end('SIGKILL');
  await drop();
});

const transfersOf = async (url: string, world: string) => {
  const journal = await administer<{ operation?: string }[]>(url, world, 'journal');
  return journal.filter(({ operation }) => operation === 'transfer').length;
};

async function expectSound(url: string, world: string): Promise<void> {
  const reports = await administer<{ holds: boolean }[]>(url, world, 'invariants');
  expect(reports.filter(({ holds }) => !holds)).toEqual([]);
}

test('keeps every answered change of four writers, and none by half, after kill -9', async () => {
  running = await startBackendProcess(folder);
  const worlds = ['one', 'two', 'three', 'four'];
  for (const world of worlds) await createWorld(running.url, world);
  const { url } = running;
  const players = await Promise.all(worlds.map((world) => playerAt(`${url}/w/${world}`)));
  const before = await (players[0] as Player).wallet();
  const answered = worlds.map(() => 0);
  let killed: Promise<unknown> | undefined;
  await Promise.all(
    players.map(async (player, writer) => {
      for (let turn = 0; turn < 200; turn += 1) {
        if ((await player.transfer()) === 200) answered[writer] = (answered[writer] ?? 0) + 1;
        // Midway, while the other writers have calls running
        if (answered.reduce((sum, each) => sum + each) >= 300) killed ??= running?.end('SIGKILL');
      }
    }),
  );
  expect(await killed).toBe('SIGKILL');

  running = await startBackendProcess(folder);
  for (const [writer, world] of worlds.entries()) {
    const written = await transfersOf(running.url, world);
    // A lost response may belong to a stored transfer
    expect([0, 1]).toContain(written - (answered[writer] ?? 0));
    expect(await (await playerAt(`${running.url}/w/${world}`)).wallet()).toBe(before - written * 100);
    await expectSound(running.url, world);
  }
  expect(await running.end('SIGTERM')).toBe(0);
}, 60_000);

test('refuses a second process with a message, and accepts one as soon as the first is killed', async () => {
  running = await startBackendProcess(folder);
  await expect(startBackendProcess(folder)).rejects.toThrow(`${folder} is in use by another process`);
  expect(await (await playerAt(running.url)).transfer()).toBe(200);
  await running.end('SIGKILL');

  running = await startBackendProcess(folder);
  expect(await transfersOf(running.url, 'main')).toBe(1);
}, 60_000);

/** The first bytes of a picture. */
const slip = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

/** Mounts a 4 MB disk on the folder, visible only to the command. */
const onSmallDisk = (place: string) =>
  ['unshare', '-rm', 'sh', '-c', 'mount -t tmpfs -o size=4m tmpfs "$0" && exec "$@"', place] as const;
const [mayMount, ...mountArgs] = [...onSmallDisk('/mnt'), 'true'];

test.skipIf(spawnSync(mayMount, mountArgs).status !== 0)(
  'responds 503 on a full disk, keeps every answered change, and continues once there is room',
  async () => {
    running = await startBackendProcess(folder, { within: onSmallDisk(folder) });
    const { url } = running;
    await createWorld(url, 'large', { at: evening });
    const form = new FormData();
    form.set('file', new File([slip, new Uint8Array(1_000_000)], 'a.png', { type: 'image/png' }));
    const sent = await fetch(`${url}/w/large/api/chat/upload-image`, { method: 'POST', body: form });
    expect(sent.status).toBe(200);
    const player = await playerAt(url);
    const before = await player.wallet();
    let answered = 0;
    let status = 200;
    const note = 'x'.repeat(20_000);
    for (; status === 200; status = await player.transfer()) {
      answered += 1;
      if (answered % 2 === 0) await administer(url, 'main', 'operator.chatSay', { text: note }).catch(() => undefined);
    }
    expect(status).toBe(503);
    expect(await player.wallet()).toBe(before - (answered - 1) * 100);
    expect(running.said()).toContain(`${databaseFile(folder)} takes no change: database or disk is full`);

    // The files that a crash at this moment would leave
    const crashed = await temporaryFolder();
    const seen = path.join(`/proc/${running.pid}/root`, folder);
    for (const file of readdirSync(seen)) copyFileSync(path.join(seen, file), path.join(crashed.folder, file));
    const other = await startBackendProcess(crashed.folder);
    expect(await transfersOf(other.url, 'main')).toBe(answered - 1);
    await expectSound(other.url, 'main');
    await other.end('SIGTERM');
    await crashed.drop();

    expect((await requestAdmin(url, 'large', 'DELETE')).status).toBe(204);
    expect(await player.transfer()).toBe(200);
    expect(await player.wallet()).toBe(before - answered * 100);
  },
  120_000,
);

test('reports a damaged file, keeps it unchanged, and begins a new one', async () => {
  running = await startBackendProcess(folder);
  expect(await (await playerAt(running.url)).transfer()).toBe(200);
  await running.end('SIGTERM');
  const file = databaseFile(folder);
  const bytes = readFileSync(file);
  bytes.fill(0x55, 8192, 16_384);
  writeFileSync(file, bytes);

  running = await startBackendProcess(folder);

  const kept = readdirSync(folder).find((name) => name.includes('.damaged-')) ?? '';
  expect(running.said()).toContain(`${file} is damaged`);
  expect(running.said()).toContain(`It is kept as ${path.join(folder, kept)}`);
  expect(readFileSync(path.join(folder, kept)).equals(bytes)).toBe(true);
  expect(await transfersOf(running.url, 'main')).toBe(0);
}, 60_000);

/** When the process is killed, everything that it had answered is stored. */
import { afterEach, expect, test } from 'vitest';
import { administer, playerAt, temporaryFolder } from '../../../tests/support/backend/client.ts';
import { type BackendProcess, startBackendProcess } from '../../../tests/support/backend/process.ts';

let running: BackendProcess | undefined;
afterEach(async () => {
  await running?.end('SIGKILL');
});

test('kill -9 in the middle of transfers loses nothing that was answered, and half of none', async () => {
  const { folder, drop } = await temporaryFolder();
  running = await startBackendProcess(folder);
  const player = await playerAt(running.url);
  const before = await player.wallet();
  let answered = 0;
  let killed: Promise<unknown> | undefined;
  const transfers = Array.from({ length: 400 }, async () => {
    if ((await player.transfer()) === 200) answered += 1;
    // somewhere in the middle, with many more under way
    if (answered === 40) killed ??= running?.end('SIGKILL');
  });
  await Promise.all(transfers);
  expect(await killed).toBe('SIGKILL');

  running = await startBackendProcess(folder);
  const spent = (before - (await (await playerAt(running.url)).wallet())) / 100;
  const journal = await administer<{ operation?: string }[]>(running.url, 'main', 'journal');
  const written = journal.filter(({ operation }) => operation === 'transfer').length;

  expect(spent).toBe(written);
  // an answer that was lost on its way may stand for a transfer that was made
  expect(spent).toBeGreaterThanOrEqual(answered);
  expect(spent).toBeLessThan(400);
  const reports = await administer<{ holds: boolean }[]>(running.url, 'main', 'invariants');
  expect(reports.filter(({ holds }) => !holds)).toEqual([]);
  expect(await running.end('SIGTERM')).toBe(0);
  await drop();
}, 30_000);

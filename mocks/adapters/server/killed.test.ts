/** The process dies in the middle of everything: what it had answered is true afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { administer, playerAt, temporaryFolder } from '../../../tests/support/backend.ts';

let running: ChildProcess | undefined;
afterEach(() => {
  running?.kill('SIGKILL');
});

/** @returns address of a backend in a process of its own */
async function start(data: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/backend.ts', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const url = /http:\/\/[\d.:]+/.exec(said)?.[0];
    if (url) return url;
  }
  throw new Error('the backend ended before it said where it is');
}

test('kill -9 in the middle of transfers loses nothing that was answered, and half of none', async () => {
  const { folder, drop } = await temporaryFolder();
  const url = await start(folder);
  const player = await playerAt(url);
  const before = await player.wallet();
  let answered = 0;
  const transfers = Array.from({ length: 400 }, () =>
    player.transfer().then((status) => {
      if (status === 200) answered += 1;
      // somewhere in the middle, with many more under way
      if (answered === 40) running?.kill('SIGKILL');
    }),
  );
  await Promise.all(transfers);
  if (running?.exitCode === null && running.signalCode === null) await once(running, 'exit');
  expect(running?.signalCode).toBe('SIGKILL');

  const again = await start(folder);
  const spent = (before - (await (await playerAt(again)).wallet())) / 100;
  const journal = await administer<{ operation?: string }[]>(again, 'main', 'journal');
  const written = journal.filter(({ operation }) => operation === 'transfer').length;

  expect(spent).toBe(written);
  // an answer that was lost on its way may stand for a transfer that was made
  expect(spent).toBeGreaterThanOrEqual(answered);
  expect(spent).toBeLessThan(400);
  const problems = (await administer<{ holds: boolean }[]>(again, 'main', 'invariants')).filter(({ holds }) => !holds);
  expect(problems).toEqual([]);
  running?.kill('SIGTERM');
  const [code] = await once(running as ChildProcess, 'exit');
  expect(code).toBe(0);
  await drop();
}, 30_000);

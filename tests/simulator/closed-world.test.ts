/** Calls that run while another world opens in the same page. */
import { expect, test } from 'vitest';
import type { Sandbox } from '../../mocks/index.ts';
import { logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

const openings: Record<string, (sandbox: Sandbox) => Promise<unknown>> = {
  'another scenario': (sandbox) => sandbox.load('vip'),
  'the same world afresh': (sandbox) => sandbox.reset(),
  'a switch of the beginning': (sandbox) => sandbox.set('coins', 7),
  'a capsule': (sandbox) => sandbox.importCapsule(sandbox.exportCapsule()),
};

test.each(Object.keys(openings))('a running transfer does not reach the newly opened world: %s', async (what) => {
  let opening: Promise<unknown> | undefined;
  const sandbox = await openSandbox('everyday', { waited: () => (opening ??= openings[what]?.(sandbox)) });
  const player = await logIn(sandbox);
  sandbox.fault('transfer', { delay: 2_000, times: 'once' });

  const transfer = player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 });

  await expect(transfer).rejects.toThrow('the connection was cut');
  const made = sandbox.journal().map((entry) => (entry.kind === 'request' ? entry.operation : entry.kind));
  expect(made).not.toContain('transfer');
});

test('a running transfer reaches its world after an undo', async () => {
  let undone: Promise<number> | undefined;
  const sandbox = await openSandbox('everyday', { waited: () => (undone ??= sandbox.undo()) });
  const player = await logIn(sandbox);
  await sandbox.set('transferFails', false);
  sandbox.fault('transfer', { delay: 2_000, times: 'once' });

  const answer = await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 });

  expect([answer.status, await undone]).toEqual([200, 1]);
});

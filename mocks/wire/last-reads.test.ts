import { expect, test, vi } from 'vitest';
import { evening, logIn, openSandbox, walletOf } from '../../tests/support/worlds/open-sandbox.ts';
import { handlers } from '../engine/registry.ts';

test('a repeated read is executed once, until something changes or another player asks', async () => {
  const executed = vi.spyOn(handlers, 'getWallet');
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const before = await walletOf(player);
  expect(await walletOf(player)).toEqual(before);
  expect(executed).toHaveBeenCalledTimes(1);
  await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 });
  const after = await walletOf(player);
  expect(after).not.toEqual(before);
  const other = await logIn(sandbox, '0898765432');
  expect(await walletOf(other)).not.toEqual(after);
  executed.mockClear();
  await walletOf(other);
  await sandbox.set('latency', 'slow');
  await walletOf(other);
  expect(executed).toHaveBeenCalledTimes(1);
});

test('a read that uses the time is executed again', async () => {
  let now = evening;
  const sandbox = await openSandbox('everyday', { now: () => now });
  const player = await logIn(sandbox);
  const { getNotice } = handlers;
  vi.spyOn(handlers, 'getNotice').mockImplementation((world, call) => ({
    ...(getNotice(world, call) as Awaited<ReturnType<typeof getNotice>>),
    notice: world.isoNow,
  }));
  expect((await player.get('/api/lookup/notice')).body).toMatchObject({ notice: '2026-03-14T13:15:00.000Z' });
  now += 1000;
  expect((await player.get('/api/lookup/notice')).body).toMatchObject({ notice: '2026-03-14T13:15:01.000Z' });
});

import { expect, test } from 'vitest';
import { openSandbox, storedJournal } from '../../../tests/support/worlds/open-sandbox.ts';
import { replay } from '../../engine/execute/execute.ts';
import { gameOf, walletOf } from '../../kernel/ledger.ts';
import { players } from '../../kernel/player.ts';
import { gamesOf } from '../games/index.ts';
import { accountOf, withdrawalSources } from './movements.ts';

async function openWorld() {
  const journal = storedJournal(await openSandbox('everyday'));
  if (!journal) throw new Error('the journal does not validate');
  const { world } = await replay(journal);
  const [player] = world.table(players).findMany();
  if (!player) throw new Error('no player');
  return { world, player, games: gamesOf(world, player) };
}

// WDR-24
test('withdraws from the wallet, then from open games in order, never from closed ones', async () => {
  const { world, player, games } = await openWorld();
  const open = games.filter(({ isActive }) => isActive);
  expect([open.length > 1, open.length < games.length]).toEqual([true, true]);
  const sources = withdrawalSources(world, player);
  const accounts = [walletOf(player._id), ...open.map(({ code }) => gameOf(player._id, code))];
  expect(sources.map(({ account }) => account)).toEqual(accounts);
  expect(sources.map(({ balance }) => balance)).toEqual(accounts.map((account) => world.ledger.balance(account)));
});

// TRF-27
test('resolves a code to the wallet or an open game', async () => {
  const { world, player, games } = await openWorld();
  expect(accountOf(world, player, 'WALLET')).toBe(walletOf(player._id));
  const [open, closed] = [true, false].map((isActive) => games.find((game) => game.isActive === isActive)?.code ?? '');
  expect(accountOf(world, player, open ?? '')).toBe(gameOf(player._id, open ?? ''));
  expect(() => accountOf(world, player, closed ?? '')).toThrow('SLOT_NO_ACCOUNT');
  expect(() => accountOf(world, player, 'toString')).toThrow('NO_GAME');
});

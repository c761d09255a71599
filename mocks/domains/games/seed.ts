import { gameOf } from '../../kernel/ledger.ts';
import type { Player } from '../../kernel/player.ts';
import { randomFor } from '../../kernel/random.ts';
import { inCurrency } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { catalogue } from '../../reference/game-catalogue.ts';
import { amounts } from '../../reference/reference-data.ts';
import { createGames } from './records.ts';

export function opensAtStart(world: World, code: string): boolean {
  if (world.switches.openGames !== 'some') return world.switches.openGames === 'all';
  return ['JOKER', 'PG', 'SUPERSLOT', 'PGSLOT', 'UFABET', 'SEXYGAME', 'BETFLIX', 'HUAYHD'].includes(code);
}

/** Satang. */
function openingBalance(world: World, { currency }: Player, code: string): number {
  const random = randomFor(world.seed, `opening:${code}`);
  if (world.switches.gameBalances === 'none') return 0;
  const satang = inCurrency(random.pick(amounts.balance) + random.int(0, 30_000), currency);
  if (world.switches.gameBalances === 'large') return satang * 100;
  return random.chance(0.7) ? satang : 0;
}

export async function seedGames(world: World, player: Player): Promise<void> {
  await createGames(world, player, (code) => opensAtStart(world, code));
  for (const { code } of catalogue) {
    const amount = opensAtStart(world, code) ? openingBalance(world, player, code) : 0;
    if (amount === 0) continue;
    const to = gameOf(player._id, code);
    world.ledger.post({ amount, from: 'outside:opening', to, at: world.now, memo: 'opening balance' });
  }
}

import { walletOf } from '../../kernel/ledger.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { catalogue } from '../../reference/game-catalogue.ts';
import { opensAtStart } from '../games/index.ts';
import { pastStatement } from './past-statements.ts';
import { statementLog } from './records.ts';
/** The statement of a player from before the world began. @param openGames codes of the games that are open */
export function seedStatements(world: World, player: Player, rows: number): void {
  const openGames = catalogue.filter(({ code }) => opensAtStart(world, code)).map(({ code }) => code);
  const past = { seed: world.seed, player: player._id, bankCode: player.bankCode, openGames, end: world.now, rows };
  world.openLog(statementLog, player._id, rows, (age) => pastStatement(past, age));
}

/** Puts money into a wallet as the world begins. @param amount satang; nothing is posted for 0 */
export function seedBalance(world: World, player: Player, amount: number): void {
  if (amount <= 0) return;
  const to = walletOf(player._id);
  world.ledger.post({ amount, from: 'outside:opening', to, at: world.now, memo: 'opening balance' });
}

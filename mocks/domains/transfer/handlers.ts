import type { Handlers } from '../../kernel/handler.ts';
import { walletOf } from '../../kernel/ledger.ts';
import { toSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { failAndCommit } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { activeBonus } from '../bonus/index.ts';
import { requireGame } from '../games/index.ts';
import { accountOf, addStatementRow, mainWallet, postMovement, requireWallet } from '../wallet/index.ts';
import { checkBonusTransfer, checkTransfer, failsAtProvider, type TransferCheck } from './rules.ts';

type Order = Omit<TransferCheck, 'available'>;

/** If the provider fails, returns the money and writes a FAILED row (TRF-31). */
function moveCredit(world: World, player: Player, { operation, from, to, amount }: Order): void {
  const source = accountOf(world, player, from);
  const target = accountOf(world, player, to);
  checkTransfer({ operation, from, to, amount, available: world.ledger.balance(source) });
  const bonusRuns = activeBonus(world, player) !== null;
  const toCategory = bonusRuns && to !== mainWallet ? requireGame(world, player, to).category : null;
  checkBonusTransfer({ bonusRuns, from, toCategory });

  const row = { statementType: 'transfer', from, to, amount };
  if (failsAtProvider(operation, amount, world.switches.transferFails)) {
    postMovement(world, amount, source, 'outside:provider', 'transfer');
    postMovement(world, amount, 'outside:provider', source, 'transfer returned');
    addStatementRow(world, player, { ...row, status: 'FAILED' });
    throw failAndCommit('TRANSFER_FAIL');
  }
  postMovement(world, amount, source, target, 'transfer');
  addStatementRow(world, player, { ...row, status: 'SUCCESS' });
}

export const transferHandlers = {
  transfer: (world, { player, body }) => {
    requireWallet(world);
    moveCredit(world, player, { operation: 'transfer', ...body, amount: toSatang(body.amount) });
    return { message: 'SUCCESS' };
  },

  transferAll: (world, { player, body }) => {
    requireWallet(world);
    const amount = world.ledger.balance(walletOf(player._id));
    moveCredit(world, player, { operation: 'transferAll', from: mainWallet, to: body.to, amount });
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;

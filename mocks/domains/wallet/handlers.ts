import type { Handlers } from '../../kernel/handler.ts';
import { walletOf } from '../../kernel/ledger.ts';
import { toSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { fail, failAndKeep } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { magicAmountCode } from '../../reference/magic.ts';
import { activeBonusOf } from '../bonus/rules.ts';
import { lookup, mainWallet } from '../games/lookup.ts';
import { checkBonusTransfer, checkTransfer, transferMinimum } from '../transfer/rules.ts';
import { move, noteMovement, payIn } from './movements.ts';
import { slotsOf, walletViewOf } from './views.ts';

/** Baht; nobody adds more at once. */
const addMaximum = 1_000_000;

function requireWallet(world: World): void {
  if (world.switches.noWallet) throw fail('NO_WALLET');
}

interface Order {
  readonly operation: 'transfer' | 'transferAll';
  readonly from: string;
  readonly to: string;
  /** Satang. */
  readonly amount: number;
}

/** Moves credit, or lets the provider fail: then everything is back where it was, and the statement tells of it. */
function moveCredit(world: World, player: Player, { operation, from, to, amount }: Order): void {
  const source = lookup.account(world, player, from);
  const target = lookup.account(world, player, to);
  checkTransfer({ from, to, amount, available: world.ledger.balance(source) });
  const bonusRuns = activeBonusOf(world, player) !== null;
  const toCategory = bonusRuns && to !== mainWallet ? lookup.game(world, player, to).category : null;
  checkBonusTransfer({ bonusRuns, from, toCategory });

  const row = { statementType: 'transfer', from, to, amount };
  if (world.switches.transferFails || magicAmountCode(amount, operation) === 'TRANSFER_FAIL') {
    move(world, amount, source, 'outside:provider', 'transfer');
    move(world, amount, 'outside:provider', source, 'transfer returned');
    noteMovement(world, player, { ...row, status: 'FAILED' });
    throw failAndKeep('TRANSFER_FAIL');
  }
  move(world, amount, source, target, 'transfer');
  noteMovement(world, player, { ...row, status: 'SUCCESS' });
}

export const walletHandlers = {
  getWallet: (world, { player }) => {
    requireWallet(world);
    return walletViewOf(world, player);
  },

  refreshSlots: (world, { player }) => ({ slots: slotsOf(world, player) }),

  addToWallet: (world, { player, body }) => {
    requireWallet(world);
    const amount = toSatang(body.amount);
    if (amount < transferMinimum) throw fail('TRANSFER_MINIMUM');
    if (amount > addMaximum * 100) throw fail('KEY_INVALID');
    payIn(world, player, amount, player.bankCode);
    return { message: 'SUCCESS' };
  },

  transfer: (world, { player, body }) => {
    requireWallet(world);
    moveCredit(world, player, { operation: 'transfer', ...body, amount: toSatang(body.amount) });
    return { message: 'SUCCESS' };
  },

  transferAll: (world, { player, body }) => {
    requireWallet(world);
    const amount = world.ledger.balance(walletOf(player._id));
    lookup.account(world, player, body.to);
    if (amount === 0 && body.to !== mainWallet) throw fail('MONEY_NOT_ENOUGH');
    moveCredit(world, player, { operation: 'transferAll', from: mainWallet, to: body.to, amount });
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;

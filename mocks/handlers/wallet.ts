import { toBaht, toSatang } from '../rules/money.ts';
import { checkTransfer } from '../rules/transfer.ts';
import { lookup } from '../world/lookup.ts';
import { slotsOf, walletViewOf } from '../world/views.ts';
import type { Handlers } from './handler.ts';

export const walletHandlers = {
  getWallet: (world, { player }) => walletViewOf(world, player),

  refreshSlots: (world, { player }) => ({ slots: slotsOf(world, player) }),

  transfer: (world, { player, body }) => {
    const { from, to } = body;
    const amount = toSatang(body.amount);
    const source = lookup.account(world, player, from);
    const target = lookup.account(world, player, to);
    checkTransfer({ from, to, amount, available: world.ledger.balance(source) });

    world.ledger.post({ amount, from: source, to: target, at: world.now, memo: 'transfer' });
    world.statementsOf(player._id).append({
      _id: world.id('st'),
      statementType: 'transfer',
      from,
      to,
      amount: toBaht(amount),
      status: 'SUCCESS',
      createdAt: world.isoNow,
      description: null,
    });
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;

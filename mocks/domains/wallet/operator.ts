import * as z from 'zod/mini';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { toSatang } from '../../kernel/money.ts';
import { fail } from '../../kernel/refusal.ts';
import { demoPlayer } from '../../reference/reference-data.ts';
import { requirePlayer } from '../account/index.ts';
import { accountOf, mainWallet, postMovement } from './movements.ts';

export const walletOperator = {
  /** Adds to or takes from an account (`WALLET` or an open game), below zero too; writes no statement row. */
  adjustBalance: defineOperatorAction(
    z.strictObject({
      phone: z._default(z.string(), demoPlayer.username),
      account: z._default(z.string(), mainWallet),
      baht: z.number().check(z.gte(-1_000_000_000), z.lte(1_000_000_000)),
    }),
    (world, { phone, account, baht }) => {
      const target = accountOf(world, requirePlayer(world, phone), account);
      const satang = toSatang(baht);
      if (satang > 0) postMovement(world, satang, 'outside:opening', target, 'adjusted');
      if (satang >= 0) return;
      if (world.ledger.balance(target) < -satang) throw fail('MONEY_NOT_ENOUGH');
      postMovement(world, -satang, target, 'outside:opening', 'adjusted');
    },
  ),
};

import * as z from 'zod/mini';
import { demoPlayer } from '../../engine/build-world.ts';
import { operatorAction } from '../../kernel/domain.ts';
import { toSatang } from '../../kernel/money.ts';
import { fail } from '../../kernel/refusal.ts';
import { slipReasons } from '../../reference/slip-reasons.ts';
import { lookup, mainWallet } from '../games/lookup.ts';
import { payQr, unpaidQr } from '../qr/handlers.ts';
import { decideNow } from '../slips/verdicts.ts';
import { move } from '../wallet/movements.ts';
import { settleNow } from './handlers.ts';

/** Id or reference; the oldest that waits when it is left out. */
const slip = z.optional(z.string());
/** Row of the statement; the oldest that waits when it is left out. */
const statement = z.optional(z.string());

/** What testers can have the cashier, the bank and the providers do. */
export const cashierOperator = {
  approveSlip: operatorAction(z.strictObject({ slip }), (world, data) => decideNow(world, data.slip, null)),

  rejectSlip: operatorAction(z.strictObject({ slip, reason: z.enum(slipReasons) }), (world, data) =>
    decideNow(world, data.slip, data.reason),
  ),

  /** Pays a QR by its id, or the newest unpaid one of a provider, or the newest of all; expired ones too. */
  payQr: operatorAction(
    z.strictObject({ qrcodeId: z.optional(z.string()), bankCode: z.optional(z.string()) }),
    (world, { qrcodeId, bankCode }) => payQr(world, qrcodeId ?? unpaidQr(world, bankCode)),
  ),

  payWithdrawal: operatorAction(z.strictObject({ statement }), (world, data) => settleNow(world, data.statement, true)),

  /** The bank sends a withdrawal back into the wallet. */
  returnWithdrawal: operatorAction(z.strictObject({ statement }), (world, data) =>
    settleNow(world, data.statement, false),
  ),

  /** Gives to an account (`WALLET` or an open game) or takes from it; baht. Leaves no row on the statement. */
  adjustBalance: operatorAction(
    z.strictObject({
      phone: z._default(z.string(), demoPlayer.username),
      account: z._default(z.string(), mainWallet),
      baht: z.number().check(z.gte(-1_000_000_000), z.lte(1_000_000_000)),
    }),
    (world, { phone, account, baht }) => {
      const player = world.db.players.findFirst((q) => q.where({ username: phone }));
      if (!player) throw fail('NO_USER');
      const target = lookup.account(world, player, account);
      const satang = toSatang(baht);
      if (satang > 0) move(world, satang, 'outside:opening', target, 'adjusted');
      if (satang >= 0) return;
      if (world.ledger.balance(target) < -satang) throw fail('MONEY_NOT_ENOUGH');
      move(world, -satang, target, 'outside:opening', 'adjusted');
    },
  ),
};

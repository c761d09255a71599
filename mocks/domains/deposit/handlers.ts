import * as z from 'zod/mini';
import type { DepositChannels } from '../../../contract/generated/models/depositChannels.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { inCurrency } from '../../kernel/site.ts';
import { defineTable } from '../../kernel/table.ts';
import type { World } from '../../kernel/world.ts';
import { creditDeposit } from '../wallet/index.ts';
import { depositChannelsOf } from './channels.ts';
import { openGift, requireVoucher } from './rules.ts';

/** Each voucher is credited once (DEP-46). */
export const gifts = defineTable('gifts', z.object({ voucher: z.string(), player: z.string() }));

/** Source of a gift on the statement (DEP-47). */
const channel = 'TRUEWALLET';

const depositChannelsIn = ({ seed, switches }: World): DepositChannels => depositChannelsOf(seed, switches);

export const depositHandlers = {
  getDepositChannels: (world) => depositChannelsIn(world),

  sendGiftLink: async (world, { player, body }) => {
    const { wallets } = depositChannelsIn(world);
    const { voucher, amount } = requireVoucher({
      gift: await openGift(body.link),
      wallets: wallets.map(({ walletAccountName }) => walletAccountName),
      wasCredited: (each) => world.table(gifts).findFirst((q) => q.where({ voucher: each })) !== undefined,
      seed: world.seed,
    });

    await world.table(gifts).create({ voucher, player: player._id });
    // E-wallets hold baht; a player in kip gets the equivalent
    creditDeposit(world, player, inCurrency(amount, player.currency), channel);
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;

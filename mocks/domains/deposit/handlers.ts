import type { Handlers } from '../../kernel/handler.ts';
import { fail } from '../../kernel/refusal.ts';
import { magicCode } from '../../reference/magic.ts';
import { creditDeposit } from '../wallet/index.ts';
import { depositChannelsOf } from './channels.ts';
import { gifts } from './records.ts';
import { giftMinimum, openGift, voucherAmount, voucherOf } from './rules.ts';

/** Where a gift comes from on the statement (DEP-47). */
const channel = 'TRUEWALLET';

export const depositHandlers = {
  getDepositChannels: (world) => depositChannelsOf(world.seed, world.switches),

  sendGiftLink: async (world, { player, body }) => {
    const gift = await openGift(body.link);
    const voucher = gift && voucherOf(gift.link);
    if (!gift || voucher === null) throw fail('TRUELINK_INVALID');
    const refused = magicCode('giftLinks', `https://gift.truemoney.com/campaign/?v=${voucher}`, 'sendGiftLink');
    if (refused) throw fail(refused);
    const { wallets } = depositChannelsOf(world.seed, world.switches);
    if (!wallets.some(({ walletAccountName }) => walletAccountName === gift.wallet)) throw fail('TRUELINK_INVALID');
    if (world.table(gifts).findFirst((q) => q.where({ voucher }))) throw fail('TRUELINK_DUPLICATE');
    const amount = voucherAmount(world.seed, voucher);
    if (amount < giftMinimum) throw fail('TRUELINK_INVALID');

    await world.table(gifts).create({ voucher, player: player._id });
    creditDeposit(world, player, amount, channel);
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;

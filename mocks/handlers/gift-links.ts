import { depositChannelsOf } from '../rules/deposit-channels.ts';
import { giftMinimum, openGift, voucherAmount, voucherOf } from '../rules/gift-links.ts';
import { magicCode } from '../rules/magic.ts';
import { fail } from '../world/fail.ts';
import { payIn } from './cash.ts';
import type { Handlers } from './handler.ts';

/** The channel's name on the statement. */
const channel = 'TRUEWALLET';

export const giftLinkHandlers = {
  sendGiftLink: async (world, { player, body }) => {
    const gift = await openGift(body.link);
    const voucher = gift && voucherOf(gift.link);
    if (!gift || voucher === null) throw fail('TRUELINK_INVALID');
    const refused = magicCode('giftLinks', `https://gift.truemoney.com/campaign/?v=${voucher}`, 'sendGiftLink');
    if (refused) throw fail(refused);
    const { wallets } = depositChannelsOf(world.seed, world.switches);
    if (!wallets.some(({ walletAccountName }) => walletAccountName === gift.wallet)) throw fail('TRUELINK_INVALID');
    if (world.db.gifts.findFirst((q) => q.where({ voucher }))) throw fail('TRUELINK_DUPLICATE');
    const amount = voucherAmount(world.seed, voucher);
    if (amount < giftMinimum) throw fail('TRUELINK_INVALID');

    await world.db.gifts.create({ voucher, player: player._id });
    payIn(world, player, amount, channel);
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;

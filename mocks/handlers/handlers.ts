import { accountHandlers } from './account.ts';
import { autoLoginHandlers } from './auto-login.ts';
import { bonusHandlers } from './bonus.ts';
import { chatHandlers } from './chat.ts';
import { gameHandlers } from './games.ts';
import { giftLinkHandlers } from './gift-links.ts';
import type { Handlers } from './handler.ts';
import { inviteHandlers } from './invite.ts';
import { lookupHandlers } from './lookup.ts';
import { otpHandlers } from './otp.ts';
import { promotionHandlers } from './promotion.ts';
import { qrHandlers } from './qr.ts';
import { refundHandlers } from './refund.ts';
import { slipHandlers } from './slips.ts';
import { spinHandlers } from './spin.ts';
import { statementHandlers } from './statement.ts';
import { walletHandlers } from './wallet.ts';
import { withdrawalHandlers } from './withdrawals.ts';

/** Every operation of the contract; leaving one out is a type error. */
export const handlers: Handlers = {
  ...lookupHandlers,
  ...accountHandlers,
  ...chatHandlers,
  ...otpHandlers,
  ...walletHandlers,
  ...withdrawalHandlers,
  ...gameHandlers,
  ...qrHandlers,
  ...slipHandlers,
  ...giftLinkHandlers,
  ...autoLoginHandlers,
  ...bonusHandlers,
  ...promotionHandlers,
  ...inviteHandlers,
  ...refundHandlers,
  ...spinHandlers,
  ...statementHandlers,
};

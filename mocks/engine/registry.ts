import { accountHandlers } from '../domains/account/handlers.ts';
import { bonusHandlers } from '../domains/bonus/handlers.ts';
import { chatHandlers } from '../domains/chat/handlers.ts';
import { giftLinkHandlers } from '../domains/deposit/handlers.ts';
import { autoLoginHandlers } from '../domains/games/auto-login.ts';
import { gameHandlers } from '../domains/games/handlers.ts';
import { lookupHandlers } from '../domains/info/handlers.ts';
import { inviteHandlers } from '../domains/invite/handlers.ts';
import { promotionHandlers } from '../domains/promotion/handlers.ts';
import { qrHandlers } from '../domains/qr/handlers.ts';
import { refundHandlers } from '../domains/refund/handlers.ts';
import { otpHandlers } from '../domains/registration/otp-handlers.ts';
import { slipHandlers } from '../domains/slips/handlers.ts';
import { statementHandlers } from '../domains/slips/statement.ts';
import { spinHandlers } from '../domains/spin/handlers.ts';
import { walletHandlers } from '../domains/wallet/handlers.ts';
import { withdrawalHandlers } from '../domains/withdraw/handlers.ts';
import type { Handlers } from '../kernel/handler.ts';

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

import type { Story } from '../../mocks/index.ts';
import { firstDeposit } from './first-deposit.ts';
import { helpfulChat } from './helpful-chat.ts';
import { luckySpin } from './lucky-spin.ts';
import { playAndWithdraw } from './play-and-withdraw.ts';
import { rescuedSlip } from './rescued-slip.ts';
import { walletInLaos } from './wallet-in-laos.ts';

/** All stories, in the order of the menu. */
export const stories: readonly Story[] = [
  firstDeposit,
  luckySpin,
  rescuedSlip,
  helpfulChat,
  playAndWithdraw,
  walletInLaos,
];

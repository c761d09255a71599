/** Stories and states, as one chunk. */
import type { Story } from '../mocks/index.ts';
import { firstDeposit } from './stories/first-deposit.ts';
import { helpfulChat } from './stories/helpful-chat.ts';
import { luckySpin } from './stories/lucky-spin.ts';
import { playAndWithdraw } from './stories/play-and-withdraw.ts';
import { rescuedSlip } from './stories/rescued-slip.ts';
import { walletInLaos } from './stories/wallet-in-laos.ts';

/** All stories, in the order of the menu. */
export const stories: readonly Story[] = [
  firstDeposit,
  luckySpin,
  rescuedSlip,
  helpfulChat,
  playAndWithdraw,
  walletInLaos,
];

export { states } from './states/index.ts';

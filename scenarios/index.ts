import type { Scenario } from '../mocks/index.ts';
import { allGamesClosed } from './all-games-closed.ts';
import { bankDeposit } from './bank-deposit.ts';
import { bonusActive } from './bonus-active.ts';
import { bonusLimits } from './bonus-limits.ts';
import { broke } from './broke.ts';
import { chatBusy } from './chat-busy.ts';
import { chatDown } from './chat-down.ts';
import { chatOff } from './chat-off.ts';
import { everyday } from './everyday.ts';
import { expiredSession } from './expired-session.ts';
import { firstTerms } from './first-terms.ts';
import { flakyNetwork } from './flaky-network.ts';
import { laos } from './laos.ts';
import { lucky } from './lucky.ts';
import { manualDeposit } from './manual-deposit.ts';
import { newcomer } from './newcomer.ts';
import { noCoins } from './no-coins.ts';
import { noDeposit } from './no-deposit.ts';
import { offline } from './offline.ts';
import { otpOff } from './otp-off.ts';
import { providerTour } from './provider-tour.ts';
import { qrDeposit } from './qr-deposit.ts';
import { refundNone } from './refund-none.ts';
import { refundReady } from './refund-ready.ts';
import { serverDown } from './server-down.ts';
import { slips } from './slips.ts';
import { slowNetwork } from './slow-network.ts';
import { spinOff } from './spin-off.ts';
import { terminated } from './terminated.ts';
import { vip } from './vip.ts';

/** Every preset, in the order people meet them. */
export const scenarios: readonly Scenario[] = [
  everyday,
  newcomer,
  broke,
  expiredSession,
  slowNetwork,
  terminated,
  slips,
  allGamesClosed,
  providerTour,
  vip,
  flakyNetwork,
  offline,
  serverDown,
  otpOff,
  manualDeposit,
  qrDeposit,
  bankDeposit,
  noDeposit,
  firstTerms,
  laos,
  bonusActive,
  bonusLimits,
  refundReady,
  refundNone,
  lucky,
  noCoins,
  spinOff,
  chatBusy,
  chatDown,
  chatOff,
];

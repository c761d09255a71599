/** Which requests of each writing call are safe on a backend with real money. */
import type { OperationId } from '../../contract/generated/operations.ts';

/** A request that every backend has to refuse. */
export interface Probe {
  /** What is wrong with it. */
  readonly what: string;
  /** Path parameter. */
  readonly parameter?: string;
  readonly body?: object | ((account: Account) => object | null);
  /** Accepted refusals. */
  readonly codes: readonly string[];
}

export interface Account {
  /** Baht in the wallet. */
  readonly wallet: number;
  /** Code of an open game; null for none. */
  readonly game: string | null;
}

export type WriteClass = { readonly probes: readonly Probe[] } | { readonly never: string };

const missing = (parameter?: string): Probe => ({
  what: 'without its fields',
  ...(parameter !== undefined && { parameter }),
  body: {},
  codes: ['KEY_MISSING'],
});
const unknown = (...codes: string[]): Probe => ({
  what: 'of what does not exist',
  parameter: 'KRAPAO-CHECK-NOTHING',
  codes,
});
const between = (amount: (wallet: number) => number) => (account: Account) =>
  account.game === null ? null : { from: 'WALLET', to: account.game, amount: amount(account.wallet) };

const password = { never: 'passwords are not sent' };
const otp = { never: 'it sends a message to a phone, or counts a try' };
const registration = { never: 'it would make a player' };
const payout = { never: 'it pays out' };
const account = { never: 'it changes where withdrawals go' };
const file = { never: 'it would leave a file' };
const always = { never: 'no request of it has to be refused' };

/** Every writing call; a test compares the list with the contract. */
export const writeClasses = {
  login: password,
  createAccount: registration,
  updateProfile: account,
  updateBankAccountName: account,
  changePassword: password,
  sendOtp: otp,
  verifyOtp: otp,
  sendChatMessage: { probes: [missing()] },
  uploadChatImage: file,
  uploadChatVideo: file,
  markChatRead: { probes: [missing()] },
  refreshSlots: always,
  activateGame: { probes: [unknown('NO_GAME')] },
  resetGamePassword: password,
  addToWallet: { probes: [missing(), { what: 'of 0', body: { amount: 0 }, codes: ['TRANSFER_MINIMUM'] }] },
  transfer: {
    probes: [
      missing(),
      { what: 'of 0', body: between(() => 0), codes: ['TRANSFER_MINIMUM'] },
      { what: 'above the balance', body: between((wallet) => wallet + 1_000_000), codes: ['MONEY_NOT_ENOUGH'] },
    ],
  },
  transferAll: { never: 'a backend that took it would move everything' },
  withdraw: payout,
  withdrawAll: payout,
  uploadSlip: file,
  sendGiftLink: { probes: [missing()] },
  receiveInviteBonus: always,
  receiveRefund: always,
  addRefundToWallet: always,
  spin: always,
  claimCoupon: { probes: [missing()] },
  createQr: { probes: [missing('KBANK')] },
  cancelQr: { probes: [unknown('NO_DATA')] },
  activateBonus: { probes: [unknown('NO_PROMOTION', 'BONUS_ALREADY_ACTIVE', 'BONUS_REMAINING', 'BONUS_FULL')] },
  clearBonus: always,
  activatePromotion: { probes: [unknown('NO_PROMOTION', 'BONUS_ALREADY_ACTIVE', 'BONUS_REMAINING', 'BONUS_FULL')] },
} as const satisfies Partial<Record<OperationId, WriteClass>>;

export type WriteId = keyof typeof writeClasses;
export const writeIds = Object.keys(writeClasses) as WriteId[];

import type { Language, Switches } from '../mocks/index.ts';
import { allChannels, noChannels } from './deposit-channels.ts';

/** A world that differs from `everyday` by some switches. */
interface Preset {
  /** Where it is not that of `everyday`. */
  readonly language?: Language;
  readonly set: Partial<Switches>;
}

/** In the order of the panel, after `everyday`. */
export const presets: Readonly<Record<string, Preset>> = {
  newcomer: {
    set: { registered: false },
  },
  broke: {
    set: {
      balance: 0,
      coins: 0,
      gameBalances: 'none',
      statementRows: 0,
      inviteBonus: 0,
      inviteRows: 0,
      refund: 'minimum',
      refundRows: 0,
      coupons: 0,
    },
  },
  'expired-session': {
    set: { session: 'expired' },
  },
  'slow-network': {
    set: { latency: 'slow' },
  },
  terminated: {
    set: { terminated: true },
  },
  slips: {
    set: { slipKinds: 'every', slipRows: 62 },
  },
  'all-games-closed': {
    set: { openGames: 'none', gameBalances: 'none' },
  },
  'provider-tour': {
    // IMI has a web page here and opens by auto-login; with `webGames:usual` it only takes transfers.
    set: { openGames: 'all', webGames: 'all' },
  },
  vip: {
    set: {
      balance: 12_345_678.9,
      gameBalances: 'large',
      openGames: 'all',
      statementRows: 10_000,
      slipRows: 1200,
      inviteRows: 2400,
      refundRows: 300,
      coins: 250,
      inviteBonus: 98_765.43,
      chatMessages: 5000,
      withdrawMax: 5_000_000,
    },
  },
  'flaky-network': {
    set: { latency: '3g', failureRate: 25 },
  },
  offline: {
    set: { offline: true },
  },
  'server-down': {
    set: { serverDown: true },
  },
  'otp-off': {
    set: { registered: false, registerOtp: false },
  },
  'manual-deposit': {
    set: { ...allChannels, isManual: true },
  },
  'qr-deposit': {
    set: {
      ...noChannels,
      depositKbankSms: true,
      depositWw: true,
      depositPaytimz: true,
      depositPayonex: true,
      depositFp: true,
    },
  },
  'bank-deposit': {
    set: {
      ...noChannels,
      depositScb: true,
      depositGsb: true,
      depositKbankAuto: true,
      depositBcel: true,
      depositKtb: true,
      depositTmb: true,
      depositBbl: true,
      depositBay: true,
      playerBank: 'KTB',
      playerBankName: 'thai',
    },
  },
  'no-deposit': {
    set: { noDeposit: true },
  },
  'first-terms': {
    set: { agreements: 'must-accept', notice: true },
  },
  laos: {
    language: 'la',
    set: {
      ...noChannels,
      laos: true,
      balance: 1_850_000,
      inviteBonus: 45_000,
      withdrawMin: 20_000,
      withdrawMax: 40_000_000,
      depositBcel: true,
      depositWallet: true,
    },
  },
  'bonus-active': {
    set: { bonusActive: 'day', refundRows: 25 },
  },
  'bonus-limits': {
    set: { bonusExhausted: 'all' },
  },
  'refund-ready': {
    set: { refund: 'available', refundRows: 25 },
  },
  'refund-none': {
    set: { refund: 'none', refundRows: 0 },
  },
  lucky: {
    set: { coins: 12, nextPrize: 'B100', coupons: 10 },
  },
  'no-coins': {
    set: { coins: 0, coupons: 0 },
  },
  'spin-off': {
    set: { spinActive: false },
  },
  'chat-busy': {
    set: { chatTalkative: true, chatMessages: 40 },
  },
  'chat-down': {
    set: { chatDown: true },
  },
  'chat-off': {
    set: { enableChatWidget: false },
  },
};

import type { Language, ScenarioGroup, Switches } from '../mocks/index.ts';
import { allChannels, noChannels } from './deposit-channels.ts';

/** A world that differs from `everyday` by some switches. */
interface Preset {
  /** Where it is not that of `everyday`. */
  readonly language?: Language;
  readonly set: Partial<Switches>;
}

/** By what they are for, in the order of docs/qa.md, after `everyday`. */
export const presets: Readonly<Record<ScenarioGroup, Readonly<Record<string, Preset>>>> = {
  players: {
    newcomer: {
      set: { registered: false },
    },
    'otp-off': {
      set: { registered: false, registerOtp: false },
    },
    'first-terms': {
      set: { agreements: 'must-accept', notice: true },
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
  },
  money: {
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
    'manual-deposit': {
      set: { ...allChannels, isManual: true },
    },
    'no-deposit': {
      set: { noDeposit: true },
    },
    slips: {
      set: { slipKinds: 'every', slipRows: 62 },
    },
  },
  games: {
    'provider-tour': {
      // IMI has a web page here and opens by auto-login; with `webGames:usual` it only takes transfers.
      set: { openGames: 'all', webGames: 'all' },
    },
    'all-games-closed': {
      set: { openGames: 'none', gameBalances: 'none' },
    },
  },
  rewards: {
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
  },
  chat: {
    'chat-busy': {
      set: { chatTalkative: true, chatMessages: 40 },
    },
    'chat-down': {
      set: { chatDown: true },
    },
    'chat-off': {
      set: { enableChatWidget: false },
    },
  },
  trouble: {
    'slow-network': {
      set: { latency: 'slow' },
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
    'expired-session': {
      set: { session: 'expired' },
    },
    terminated: {
      set: { terminated: true },
    },
  },
  laos: {
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
  },
};

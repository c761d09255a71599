import type { Switches } from '../mocks/index.ts';

/** All channels off; a preset switches on what it shows. */
export const noChannels = {
  depositScb: false,
  depositGsb: false,
  depositKbankAuto: false,
  depositKbankSms: false,
  depositKbankOther: false,
  depositBcel: false,
  depositKtb: false,
  depositTmb: false,
  depositBbl: false,
  depositBay: false,
  depositWw: false,
  depositPaytimz: false,
  depositPayonex: false,
  depositFp: false,
  depositUnknownPayment: false,
  depositWallet: false,
  depositGiftLink: false,
} as const satisfies Partial<Switches>;

/** All channels of a real site: without a KBANK mode and a payment provider that the app does not know. */
export const allChannels = {
  depositScb: true,
  depositGsb: true,
  depositKbankAuto: true,
  depositKbankSms: true,
  depositBcel: true,
  depositKtb: true,
  depositTmb: true,
  depositBbl: true,
  depositBay: true,
  depositWw: true,
  depositPaytimz: true,
  depositPayonex: true,
  depositFp: true,
  depositWallet: true,
  depositGiftLink: true,
} as const satisfies Partial<Switches>;

import type { DepositBank } from '../../../contract/generated/models/depositBank.ts';
import type { DepositChannels } from '../../../contract/generated/models/depositChannels.ts';
import type { DepositWallet } from '../../../contract/generated/models/depositWallet.ts';
import { recordsIn } from '../../shared/base/is-record.ts';
import { isQrProvider, type QrProviderCode } from './qr/qr-rules.ts';

/**
 * manual: plain details of a transfer; details: account to copy; bcel: with currency and instruction image; qr: a
 * provider's panel; unknownQr: a notice for a provider without a panel.
 */
export type BankView = 'manual' | 'details' | 'bcel' | 'qr' | 'unknownQr';
/** number: its number (DEP-30); gift: a form for gift links (DEP-32); manual: plain details. */
export type WalletKind = 'number' | 'gift' | 'manual';

export interface BankChannel {
  /** Unique, even if the server lists an account twice. */
  readonly key: string;
  readonly view: BankView;
  /** Upper case. */
  readonly code: string;
  /** Set when `view` is qr. */
  readonly provider: QrProviderCode | null;
  readonly nameTH: string;
  readonly nameEN: string;
  readonly accountName: string;
  readonly accountNo: string;
  /** Null for an unknown one. */
  readonly currency: 'BAHT' | 'LAK' | null;
  /** Unchecked: pass it through `safeImageUrl`. */
  readonly instruction: unknown;
}

export interface WalletChannel {
  readonly key: string;
  readonly kind: WalletKind;
  readonly number: string;
}

export interface DepositSections {
  readonly banks: readonly BankChannel[];
  readonly qrs: readonly BankChannel[];
  readonly wallets: readonly WalletChannel[];
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
const word = (value: unknown): string => text(value).toUpperCase();
/** A number may have lost its zeros in front: nobody may pay to it. */
const accountNumber = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Null where none is named: a bank in Laos keeps both (DEP-24). */
function currencyOf(value: unknown): BankChannel['currency'] {
  const code = word(value);
  if (code === 'LAK') return code;
  return code === 'BAHT' || code === 'THB' ? 'BAHT' : null;
}

/** KBANK with mode AUTO is a bank account, any other KBANK a QR, PAYMENT a QR, and the rest bank accounts (DEP-16, DEP-17). */
function placementOf(code: string, type: string, mode: string): { section: 'banks' | 'qrs'; view: BankView } {
  if (code === 'KBANK' && mode !== 'AUTO') return { section: 'qrs', view: 'qr' };
  if (code !== 'KBANK' && type === 'PAYMENT') {
    return { section: 'qrs', view: isQrProvider(code) ? 'qr' : 'unknownQr' };
  }
  return { section: 'banks', view: code === 'BCEL' ? 'bcel' : 'details' };
}

function bankChannel(entry: Partial<DepositBank>, index: number, isManual: boolean) {
  const code = word(entry.bankCode);
  const { section, view } = placementOf(code, word(entry.bankType), word(entry.mode));
  const nameTH = text(entry.bank?.nameTH) || text(entry.bank?.nameEN) || code || '-';
  const shown = isManual ? 'manual' : view;
  const channel: BankChannel = {
    key: `${code}-${index}`,
    view: shown,
    code,
    provider: shown === 'qr' && isQrProvider(code) ? code : null,
    nameTH,
    nameEN: text(entry.bank?.nameEN) || nameTH,
    accountName: text(entry.bankAccountName),
    accountNo: accountNumber(entry.bankAccountNo),
    currency: currencyOf(entry.currency),
    instruction: entry.instruction,
  };
  return { section, channel };
}

function walletChannel(entry: Partial<DepositWallet>, index: number, isManual: boolean): WalletChannel {
  const kind = isManual ? 'manual' : word(entry.mode) === 'AUTO' ? 'number' : 'gift';
  return { key: `wallet-${index}`, kind, number: accountNumber(entry.walletAccountName) };
}

/**
 * Where and how each account is shown. Case of codes, types and modes does not matter (DEP-18); no account is left out
 * (DEP-19).
 */
export function depositSections(channels: Partial<DepositChannels> | undefined): DepositSections {
  const isManual = channels?.isManual === true;
  const banks = recordsIn(channels?.banks).map((entry, index) => bankChannel(entry, index, isManual));
  const of = (section: 'banks' | 'qrs') => banks.filter((one) => one.section === section).map(({ channel }) => channel);
  return {
    banks: of('banks'),
    qrs: of('qrs'),
    wallets: recordsIn(channels?.wallets).map((entry, index) => walletChannel(entry, index, isManual)),
  };
}

/** A PAYMENT account of an unknown code, or one without a number or a bank's name, cannot be paid to (DEP-19, DEP-53). */
export const isPayable = ({ provider, view, accountNo, nameTH }: BankChannel): boolean =>
  provider !== null || (view !== 'unknownQr' && accountNo !== '' && nameTH !== '-');

export const isEmpty = ({ banks, qrs, wallets }: DepositSections): boolean =>
  banks.length + qrs.length + wallets.length === 0;

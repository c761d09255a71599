import type { DepositBank } from '../../../contract/generated/models/depositBank.ts';
import type { DepositChannels } from '../../../contract/generated/models/depositChannels.ts';
import type { DepositWallet } from '../../../contract/generated/models/depositWallet.ts';
import { bcelInstruction } from '../../art/paths.ts';
import { digitsFor } from '../../kernel/random.ts';
import { siteLanguage } from '../../kernel/site.ts';
import type { Switches, SwitchName } from '../../kernel/switches.ts';
import type { SiteLanguage } from '../../reference/language.ts';
import { bankNames, banks } from '../../reference/reference-data.ts';

interface Channel {
  readonly switch: SwitchName;
  readonly bankCode: string;
  readonly mode: string | null;
  /** Payment provider, for a code that is not a bank. */
  readonly provider?: string;
}

/** In display order. */
export const channels: readonly Channel[] = [
  { switch: 'depositScb', bankCode: 'SCB', mode: 'AUTO' },
  { switch: 'depositGsb', bankCode: 'GSB', mode: 'AUTO' },
  { switch: 'depositKbankAuto', bankCode: 'KBANK', mode: 'AUTO' },
  { switch: 'depositBcel', bankCode: 'BCEL', mode: 'AUTO' },
  { switch: 'depositKtb', bankCode: 'KTB', mode: 'AUTO' },
  { switch: 'depositTmb', bankCode: 'TMB', mode: 'AUTO' },
  { switch: 'depositBbl', bankCode: 'BBL', mode: 'AUTO' },
  { switch: 'depositBay', bankCode: 'BAY', mode: null },
  { switch: 'depositKbankSms', bankCode: 'KBANK', mode: 'SMS' },
  { switch: 'depositKbankOther', bankCode: 'KBANK', mode: null },
  { switch: 'depositWw', bankCode: 'WW', mode: 'AUTO', provider: 'WW' },
  { switch: 'depositPaytimz', bankCode: 'PAYTIMZ', mode: 'AUTO', provider: 'Paytimz' },
  { switch: 'depositPayonex', bankCode: 'PAYONEX', mode: 'AUTO', provider: 'Payonex' },
  { switch: 'depositFp', bankCode: 'FP', mode: 'AUTO', provider: 'FP' },
  { switch: 'depositUnknownPayment', bankCode: 'XYZ', mode: 'AUTO', provider: 'XYZ Pay' },
];

/** Banks where the account of a Thai site has a Thai name. */
const banksWithThaiName: readonly string[] = ['KTB', 'TMB', 'BBL'];
const thaiName = 'บจก. กระเป๋า เพย์';

const digits = (seed: number, label: string, count: number) => digitsFor(seed, `site account ${label}`, count);

function bankOf(seed: number, language: SiteLanguage, channel: Channel): DepositBank {
  const { switch: name, bankCode, mode, provider } = channel;
  const bank = banks.find(({ code }) => code === bankCode);
  return {
    bankCode,
    bankType: provider ? 'PAYMENT' : 'bank',
    mode,
    bank: bankNames(bankCode, language, provider),
    bankAccountName: language === 'th' && banksWithThaiName.includes(bankCode) ? thaiName : 'KRAPAO PAY CO LTD',
    bankAccountNo: digits(seed, name, bank?.digits ?? 10),
    currency: bank?.country === 'LA' ? 'LAK' : 'BAHT',
    instruction: bankCode === 'BCEL' ? bcelInstruction() : null,
  };
}

/** A Thai phone number everywhere, since e-wallets hold baht (DEP-48). */
const walletNumber = (seed: number, kind: string): string => `08${digits(seed, kind, 8)}`;

/** One is paid by transfer, one by gift link. */
function walletsOf(seed: number, { depositWallet, depositGiftLink }: Switches): DepositWallet[] {
  return [
    ...(depositWallet ? [{ walletAccountName: walletNumber(seed, 'wallet'), mode: 'AUTO' }] : []),
    ...(depositGiftLink ? [{ walletAccountName: walletNumber(seed, 'gift'), mode: 'GIFT' }] : []),
  ];
}

/** Switches choose the accounts, the seed their numbers. */
export function depositChannelsOf(seed: number, switches: Switches): DepositChannels {
  const { isManual, noDeposit } = switches;
  if (noDeposit) return { banks: [], wallets: [], isManual };
  const open = channels.filter((channel) => switches[channel.switch] === true);
  return {
    banks: open.map((channel) => bankOf(seed, siteLanguage(switches), channel)),
    wallets: walletsOf(seed, switches),
    isManual,
  };
}

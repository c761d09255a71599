import { loadLate } from '../../kernel/late-part.ts';
import { randomFor } from '../../kernel/random.ts';
import { fail, refuseMagic } from '../../kernel/refusal.ts';
import { magicCode } from '../../reference/magic.ts';
import { amounts } from '../../reference/reference-data.ts';

/** Encrypts gift links. It ships in the app's bundle, so it only obscures (DEP-37). */
export const giftSecret = 'krapao-gift';
/** Separates link and wallet number (DEP-38). */
const giftSeparator = '|';
/** Satang; minimum worth of a gift (DEP-33, DEP-45). */
const giftMinimum = 200;

interface Gift {
  readonly link: string;
  readonly wallet: string;
}

/** Null for a link that was not encrypted with the secret. */
export async function openGift(sealed: string): Promise<Gift | null> {
  const [{ default: aes }, { default: utf8 }] = await loadLate(() =>
    Promise.all([import('crypto-js/aes.js'), import('crypto-js/enc-utf8.js')]),
  );
  let text: string;
  try {
    text = aes.decrypt(sealed, giftSecret).toString(utf8);
  } catch {
    return null;
  }
  // The link may contain the separator, the wallet number does not
  const end = text.lastIndexOf(giftSeparator);
  return end < 1 ? null : { link: text.slice(0, end).trim(), wallet: text.slice(end + 1).trim() };
}

/** Null for an address that is not a gift link (DEP-45). */
export function voucherOf(link: string): string | null {
  const match = /^https:\/\/gift\.truemoney\.com\/campaign\/?\?(?:[^#\s]*&)?v=([A-Za-z0-9]{8,64})(?:[&#]\S*)?$/.exec(
    link,
  );
  return match?.[1] ?? null;
}

/** Satang: 500 baht for `KRAPAOGIFT500`, else an amount by the seed. */
export function voucherAmount(seed: number, voucher: string): number {
  const named = /^KRAPAOGIFT(\d{1,6})$/.exec(voucher)?.[1];
  return named === undefined ? randomFor(seed, `gift:${voucher}`).pick(amounts.deposit) : Number(named) * 100;
}

export interface GiftCheck {
  readonly gift: Gift | null;
  readonly wallets: readonly string[];
  readonly wasCredited: (voucher: string) => boolean;
  readonly seed: number;
}

/**
 * Returns the worth in satang (DEP-45).
 * @throws TRUELINK_INVALID; TRUELINK_DUPLICATE for a credited voucher (DEP-46); the code of a magic link
 */
export function requireVoucher({ gift, wallets, wasCredited, seed }: GiftCheck): { voucher: string; amount: number } {
  const voucher = gift && voucherOf(gift.link);
  if (!gift || voucher === null) throw fail('TRUELINK_INVALID');
  refuseMagic(magicCode('giftLinks', `https://gift.truemoney.com/campaign/?v=${voucher}`, 'sendGiftLink'));
  if (!wallets.includes(gift.wallet)) throw fail('TRUELINK_INVALID');
  if (wasCredited(voucher)) throw fail('TRUELINK_DUPLICATE');
  const amount = voucherAmount(seed, voucher);
  if (amount < giftMinimum) throw fail('TRUELINK_INVALID');
  return { voucher, amount };
}

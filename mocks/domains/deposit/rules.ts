import { randomFor } from '../../kernel/random.ts';
import { amounts } from '../../reference/reference-data.ts';

/** App and backend encrypt gift links by it. It ships in the bundle of the app, so it only obscures (DEP-37). */
export const giftSecret = 'krapao-gift';
/** Stands between link and wallet number (DEP-38). */
const giftSeparator = '|';
/** Satang; the least that a gift is worth (DEP-33, DEP-45). */
export const giftMinimum = 200;

interface Gift {
  readonly link: string;
  /** Number of the e-wallet that the gift is for. */
  readonly wallet: string;
}

/** Decrypts the link of `sendGiftLink`; null when it was not encrypted with the secret. */
export async function openGift(sealed: string): Promise<Gift | null> {
  // loaded late: most worlds never receive a gift link
  const [{ default: aes }, { default: utf8 }] = await Promise.all([
    import('crypto-js/aes'),
    import('crypto-js/enc-utf8'),
  ]);
  let text: string;
  try {
    text = aes.decrypt(sealed, giftSecret).toString(utf8);
  } catch {
    return null;
  }
  // the last separator: the link may contain it, the wallet number does not
  const end = text.lastIndexOf(giftSeparator);
  return end < 1 ? null : { link: text.slice(0, end).trim(), wallet: text.slice(end + 1).trim() };
}

/** The voucher in a gift link; null for any other address (DEP-45). */
export function voucherOf(link: string): string | null {
  const match = /^https:\/\/gift\.truemoney\.com\/campaign\/?\?(?:[^#\s]*&)?v=([A-Za-z0-9]{8,64})(?:[&#]\S*)?$/.exec(
    link,
  );
  return match?.[1] ?? null;
}

/** What a voucher is worth, satang: 500 baht for `KRAPAOGIFT500`, else an amount that the seed decides. */
export function voucherAmount(seed: number, voucher: string): number {
  const named = /^KRAPAOGIFT(\d{1,6})$/.exec(voucher)?.[1];
  return named === undefined ? randomFor(seed, `gift:${voucher}`).pick(amounts.deposit) : Number(named) * 100;
}

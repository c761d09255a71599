import { randomFor } from '../../kernel/random.ts';
import { amounts } from '../../reference/reference-data.ts';

/** What both sides know (DEP-37, DEP-38): it ships in the app's bundle, so it hides nothing from anybody who looks. */
export const giftSecret = 'krapao-gift';
export const giftSeparator = '|';
/** Satang; the smallest gift that is taken. */
export const giftMinimum = 200;

export interface Gift {
  readonly link: string;
  /** The e-wallet that the gift is for. */
  readonly wallet: string;
}

/** Decrypts what `POST /api/wallet/truelink` carries; null when it was not made with the secret. */
export async function openGift(sealed: string): Promise<Gift | null> {
  // only worlds in which somebody sends a gift link load the cipher
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
  // the number comes last and has no separator in it; the link might have
  const end = text.lastIndexOf(giftSeparator);
  return end < 1 ? null : { link: text.slice(0, end).trim(), wallet: text.slice(end + 1).trim() };
}

/** The voucher that a link stands for; null for anything but a gift link over https. */
export function voucherOf(link: string): string | null {
  const match = /^https:\/\/gift\.truemoney\.com\/campaign\/?\?(?:[^#\s]*&)?v=([A-Za-z0-9]{8,64})(?:[&#]\S*)?$/.exec(
    link,
  );
  return match?.[1] ?? null;
}

/** What a voucher is worth in a world, satang: the figure in `KRAPAOGIFT500`, else one of the usual deposits. */
export function voucherAmount(seed: number, voucher: string): number {
  const named = /^KRAPAOGIFT(\d{1,6})$/.exec(voucher)?.[1];
  return named === undefined ? randomFor(seed, `gift:${voucher}`).pick(amounts.deposit) : Number(named) * 100;
}

import { fetchChunk } from '../../shared/base/fetch-chunk.ts';

/** More than any share sheet writes around a link. */
const maxPasted = 20_000;
const linkPattern = /https:\/\/gift\.truemoney\.com\/campaign\/?\?[^\s<>"'|\u0080-\uffff]+/gi;

/**
 * The gift link in what was pasted: share sheets put words around it, and tracking into it (DEP-34, DEP-35).
 * @returns the https address with nothing but its voucher, or null when there is none.
 */
export function giftLinkIn(pasted: string): string | null {
  for (const [found] of pasted.slice(0, maxPasted).matchAll(linkPattern)) {
    if (!URL.canParse(found)) continue;
    const url = new URL(found);
    const voucher = url.searchParams.get('v') ?? '';
    const genuine = url.hostname === 'gift.truemoney.com' && url.port === '' && url.username === '';
    if (genuine && /^[a-z0-9]{1,64}$/i.test(voucher)) return `https://gift.truemoney.com/campaign/?v=${voucher}`;
  }
  return null;
}

/**
 * Link, separator and wallet number as the backend wants them: AES in OpenSSL format (DEP-37, DEP-38). The cipher's chunk
 * is fetched here and nowhere else.
 */
export async function sealGift(link: string, wallet: string, secret: string, separator: string): Promise<string> {
  const { default: aes } = await fetchChunk(() => import('crypto-js/aes'));
  return aes.encrypt(link + separator + wallet, secret).toString();
}

import { fetchChunk } from '../../shared/base/fetch-chunk.ts';
import { readUrl } from '../../shared/base/server-values.ts';
import { withoutInvisible } from '../../shared/base/text.ts';

/** Longest text searched for a link, UTF-16 units (DEP-35). */
const maxPasted = 20_000;
/** Written out, so that neither a port nor a user name fits in (DEP-36). */
const linkPattern = /https:\/\/gift\.truemoney\.com\/campaign\/?\?[^\s<>"'|\u0080-\uffff]+/gi;

/**
 * The gift link in pasted text, with its voucher only (DEP-35), else the text as typed: the server decides (DEP-36).
 */
export function giftLinkIn(pasted: string): string {
  const text = withoutInvisible(pasted);
  for (const [found] of text.slice(0, maxPasted).matchAll(linkPattern)) {
    const voucher = readUrl(found)?.searchParams.get('v') ?? '';
    if (/^[a-z0-9]{1,64}$/i.test(voucher)) return `https://gift.truemoney.com/campaign/?v=${voucher}`;
  }
  return text.trim();
}

/** Only a gift needs the cipher. */
export const loadCipher = (quiet?: boolean) => fetchChunk(() => import('crypto-js/aes'), quiet);

/** AES in the OpenSSL format (DEP-37). @throws when the cipher cannot be loaded */
export async function encryptGift(link: string, wallet: string, secret: string, separator: string): Promise<string> {
  const { default: aes } = await loadCipher();
  return aes.encrypt(link + separator + wallet, secret).toString();
}

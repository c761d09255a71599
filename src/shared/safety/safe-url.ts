import { readUrl } from '../base/server-values.ts';
import { apiUrl, config } from '../config/config.ts';

const inlineImage = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i;
const phone = /^tel:\+?\d{1,15}$/;
const mail = /^mailto:[^\s<>"]+$/i;

/** Hosts that server images may come from: the image base's, the API's, and those of the settings. */
function isImageHost({ host, origin }: URL, base: URL): boolean {
  return origin === base.origin || origin === apiUrl().origin || config.imageHosts.includes(host);
}

/**
 * Address of an image that the server named, resolved against the image base.
 * @returns null when it is no address, leads to another host, or is not https (SAFE-19): show a
 * placeholder then.
 */
export function safeImageUrl(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.trim() === '') return null;
  if (inlineImage.test(raw)) return raw;
  try {
    const base = config.imageBase ? new URL(config.imageBase, location.origin) : apiUrl();
    const folder = new URL(base.href.replace(/\/?$/, '/'));
    // A leading slash means "below the base", not "at the top of its host": the base may have a path of its own.
    const url = new URL(/^\/(?![/\\])/.test(raw) ? `.${raw}` : raw, folder);
    const secure = url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === base.origin);
    return secure && url.username === '' && isImageHost(url, base) ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * Address for a link that the server named: https, a telephone number or an e-mail address. Show it with
 * `target="_blank" rel="noopener noreferrer"`, in a plain `<a>`: the router must never see it.
 * @returns null for every other scheme, for relative addresses, and for those that carry a user name (good@evil).
 */
export function safeLink(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const text = raw.trim();
  const lower = text.toLowerCase();
  if (phone.test(lower)) return lower;
  if (mail.test(text)) return text;
  if (!lower.startsWith('https://')) return null;
  const url = readUrl(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

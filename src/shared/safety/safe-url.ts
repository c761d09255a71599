import { readUrl } from '../base/server-values.ts';
import { apiUrl, config } from '../config/config.ts';

const inlineImage = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i;
const phone = /^tel:\+?\d{1,15}$/;
/** An e-mail address or the LINE app. */
const otherApp = /^(?:mailto|line):[^\s<>"]+$/i;

/** Allowed hosts for server images: the image base's, the API's, and configured ones. */
function isImageHost({ host, origin }: URL, base: URL): boolean {
  return origin === base.origin || origin === apiUrl().origin || config.imageHosts.includes(host);
}

/**
 * Address of a server image, resolved against the image base.
 * @returns null for an invalid address, another host, or a scheme other than https (SAFE-19): show a placeholder
 */
export function safeImageUrl(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.trim() === '') return null;
  if (inlineImage.test(raw)) return raw;
  try {
    const base = config.imageBase ? new URL(config.imageBase, location.origin) : apiUrl();
    const folder = new URL(base.href.replace(/\/?$/, '/'));
    // A leading slash means "below the base", which may have a path of its own.
    const url = new URL(/^\/(?![/\\])/.test(raw) ? `.${raw}` : raw, folder);
    const secure = url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === base.origin);
    return secure && url.username === '' && isImageHost(url, base) ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * Address of a server link: https, `http://line.me`, the LINE app, telephone or e-mail. Use a plain `<a target="_blank" rel="noopener noreferrer">`:
 * the router must never see it.
 * @returns null for other schemes, relative addresses, and addresses with a user name (good@evil)
 */
export function safeLink(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const text = raw.trim();
  const lower = text.toLowerCase();
  if (phone.test(lower)) return lower;
  if (otherApp.test(text)) return text;
  if (!/^(?:https:\/\/|http:\/\/line\.me(?:\/|$))/.test(lower)) return null;
  const url = readUrl(text);
  return url?.username === '' && url.password === '' ? url.href : null;
}

import type { ChatButton } from '../../../../contract/generated/models/chatButton.ts';
import { apiUrl, config } from '../../../shared/config/config.ts';
import { safeImageUrl, safeLink } from '../../../shared/safety/safe-url.ts';

/** What a press on a server's button does: nothing at all when its payload can't be trusted (CHT-65, CHT-66). */
export type ButtonEffect =
  | { readonly kind: 'link'; readonly href: string; readonly newTab: boolean }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'none' };

const none: ButtonEffect = { kind: 'none' };

/** The longest address anybody would send by hand. */
const longestLink = 2_048;

function webLink(payload: string): string | null {
  const href = payload.length > longestLink ? null : safeLink(payload);
  return href?.startsWith('https://') ? href : null;
}

/** Digits and a leading plus, at most 15 of them: codes such as `*21*…#` redirect calls when they are dialled. */
function phoneLink(payload: string): string | null {
  const number = payload
    .trim()
    .replace(/^tel:/i, '')
    .replace(/[ ().-]/g, '');
  return /^\+?\d{2,15}$/.test(number) ? `tel:${number}` : null;
}

export function effectOf({ type, payload, title }: ChatButton): ButtonEffect {
  if (typeof payload !== 'string') return none;
  if (type === 'web') {
    const href = webLink(payload);
    return href ? { kind: 'link', href, newTab: true } : none;
  }
  if (type === 'call') {
    const href = phoneLink(payload);
    return href ? { kind: 'link', href, newTab: false } : none;
  }
  const text = payload.trim() === '' ? title : payload;
  return type === 'postback' && text.trim() !== '' ? { kind: 'say', text } : none;
}

const shown: Readonly<Record<'image' | 'video', RegExp>> = {
  image: /\.(?:png|jpe?g|gif|webp)$/i,
  video: /\.(?:mp4|mov|m4v|webm)$/i,
};

/** An address below the folder that files are shown from: `..` must not lead out of it. */
function ownUrl(raw: string): URL | null {
  const href = safeImageUrl(raw);
  if (href === null || href.startsWith('data:')) return null;
  const url = new URL(href);
  const base = config.imageBase ? new URL(config.imageBase, location.origin) : apiUrl();
  const inside = url.origin !== base.origin || url.pathname.startsWith(base.pathname.replace(/\/?$/, '/'));
  return inside ? url : null;
}

export type MediaTarget =
  /** Shown in place. */
  | { readonly kind: 'image' | 'video'; readonly src: string }
  /** Offered as a link in a new tab. */
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'none' };

/**
 * How a file of the chat is shown: pictures and films of our own hosts in place, whatever else is a link, and what is no
 * safe address is only its name (CHT-67).
 */
export function mediaTarget(fileType: string | undefined, raw: string | undefined): MediaTarget {
  if (typeof raw !== 'string' || raw.trim() === '') return { kind: 'none' };
  const own = ownUrl(raw);
  if (own && (fileType === 'image' || fileType === 'video') && shown[fileType].test(own.pathname)) {
    return { kind: fileType, src: own.href };
  }
  // A page or a drawing of our own host would run under our name.
  if (own)
    return /\.(?:svgz?|x?html?|xml|js)$/i.test(own.pathname) ? { kind: 'none' } : { kind: 'link', href: own.href };
  const href = webLink(raw);
  return href ? { kind: 'link', href } : { kind: 'none' };
}

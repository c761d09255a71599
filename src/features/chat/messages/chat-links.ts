import type { ChatButton } from '../../../../contract/generated/models/chatButton.ts';
import { isVisible } from '../../../shared/base/text.ts';
import { apiUrl } from '../../../shared/config/config.ts';
import { safeImageUrl, safeLink } from '../../../shared/safety/safe-url.ts';

/** A forbidden payload does nothing (CHT-65, SAFE-33). */
export type ButtonEffect =
  | { readonly kind: 'link'; readonly href: string; readonly newTab: boolean }
  | { readonly kind: 'postback'; readonly text: string }
  | { readonly kind: 'none' };

const none: ButtonEffect = { kind: 'none' };

/** UTF-16 units (SAFE-33). */
export const maxLinkLength = 2_048;

/** @returns null for a forbidden address */
export function webLink(payload: string): string | null {
  const href = payload.length > maxLinkLength ? null : safeLink(payload);
  return href?.startsWith('https://') ? href : null;
}

/** 2 to 15 digits with an optional plus (SAFE-33): a code such as `*21*…#` would redirect calls. */
export function phoneLink(payload: string): string | null {
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
  const text = isVisible(payload) ? payload : title;
  return type === 'postback' && isVisible(text) ? { kind: 'postback', text } : none;
}

const inlineEndings: Readonly<Record<'image' | 'video', RegExp>> = {
  image: /\.(?:png|jpe?g|gif|webp)$/i,
  video: /\.(?:mp4|mov|m4v|webm)$/i,
};

/** Below the API base, also after `..` is resolved, or on an image host (CHT-63). */
function ownUrl(raw: string): URL | null {
  const base = new URL(apiUrl().href.replace(/\/?$/, '/'));
  const isPath = !/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(raw.trim());
  const href = isPath ? new URL(`./${raw.trim().replace(/^[/\\]/, '')}`, base).href : safeImageUrl(raw);
  if (href === null || href.startsWith('data:')) return null;
  const url = new URL(href);
  return url.origin !== base.origin || url.pathname.startsWith(base.pathname) ? url : null;
}

export type MediaTarget =
  | { readonly kind: 'image' | 'video'; readonly src: string }
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'none' };

/** Pictures and videos of allowed hosts inline, also without an ending, other safe addresses as a link, else the name only (CHT-67). */
export function mediaTarget(fileType: string | undefined, raw: string | undefined): MediaTarget {
  if (typeof raw !== 'string' || raw.trim() === '') return { kind: 'none' };
  const own = ownUrl(raw);
  const isMedia = fileType === 'image' || fileType === 'video';
  if (own && isMedia && (inlineEndings[fileType].test(own.pathname) || !/\.\w+$/.test(own.pathname))) {
    return { kind: fileType, src: own.href };
  }
  // An own page or SVG could run scripts on the app's origin.
  if (own)
    return /\.(?:svgz?|x?html?|xml|js)$/i.test(own.pathname) ? { kind: 'none' } : { kind: 'link', href: own.href };
  const href = webLink(raw);
  return href ? { kind: 'link', href } : { kind: 'none' };
}

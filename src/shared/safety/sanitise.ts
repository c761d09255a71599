import { isVisible } from '../base/text.ts';
import { newPurifier } from './purifier.ts';
import { safeImageUrl, safeLink } from './safe-url.ts';

/** Allows text, lists, tables, images and links; no forms, media, drawings or lookalike controls (SAFE-4, SAFE-5). */
const purify = newPurifier({
  ALLOWED_TAGS:
    'a abbr b blockquote br code div em figure figcaption h1 h2 h3 h4 h5 h6 hr i img li ol p s small span strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: 'href src alt title width height colspan rowspan align style'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
  ALLOWED_URI_REGEXP: /^(?:https?:|tel:|mailto:|line:|data:image\/(?:png|jpeg|gif|webp);base64,|\/(?![/\\]))/i,
});

const styleNames = new Set(['color', 'background-color', 'font-weight', 'font-style', 'text-align', 'text-decoration']);

/** Keeps colour, weight and alignment; drops styles that position, hide or fetch (SAFE-6). */
function harmlessStyle(style: string): string {
  const kept = style.split(';').filter((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    return (
      styleNames.has(name.trim().toLowerCase()) &&
      /^[\w\s#%.,()+-]+$/.test(value.join(':')) &&
      !/url|var|env|image/i.test(declaration)
    );
  });
  return kept.map((declaration) => declaration.trim()).join('; ');
}

function finishLink(link: Element): void {
  const href = safeLink(link.getAttribute('href'));
  if (href === null) return link.removeAttribute('href');
  link.setAttribute('href', href);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

/** Images removed for their address in the current text. */
const removedImages: string[] = [];

function finishImage(image: Element): void {
  const src = safeImageUrl(image.getAttribute('src'));
  if (src === null) {
    removedImages.push('img');
    return image.remove();
  }
  image.setAttribute('src', src);
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

purify.addHook('uponSanitizeAttribute', (_node, data) => {
  if (data.attrName !== 'style') return;
  data.attrValue = harmlessStyle(data.attrValue);
  data.keepAttr = data.attrValue !== '';
});
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') finishLink(node);
  if (node.tagName === 'IMG') finishImage(node);
});

/** Elements removed with their content. Other removed elements keep their words (SAFE-4). */
const contentTags =
  'iframe frame object embed svg math video audio canvas img template noscript noembed noframes plaintext xmp';
/** Elements that may hold or write the whole visible text. */
const hidesContent = /<(?:script|template|noscript)\b/i;
const content = new Set(contentTags.split(' '));

/** Whether sanitised markup shows an image, a line or a letter. */
function showsAnything(markup: string): boolean {
  return /<(?:img|hr)\b/.test(markup) || isVisible(markup.replaceAll(/<[^>]*>|&nbsp;/g, ''));
}

/** Lower-case names of removed elements. */
function removedNames(): string[] {
  const removed = purify.removed.map((entry) => ('element' in entry ? entry.element.nodeName.toLowerCase() : ''));
  return [...removed, ...removedImages.splice(0)];
}

export interface Sanitised {
  readonly markup: string | TrustedHTML;
  /** part: pictures, frames or drawings were removed; lost: nothing readable is left of a text. */
  readonly reading: 'whole' | 'part' | 'lost';
}

/**
 * Sanitises server HTML and signs it where the browser supports Trusted Types. Never change the result: that undoes the
 * sanitising.
 */
export function sanitise(html: string): Sanitised {
  const markup = purify.sanitize(html);
  const removed = removedNames();
  const lost = removed.filter((name) => content.has(name));
  // The parser moves leading elements into the head, which is not reported as removed.
  const hidText = hidesContent.test(html) || lost.some((name) => name !== 'img');
  if (hidText && !showsAnything(String(markup))) return { markup, reading: 'lost' };
  return { markup, reading: lost.length > 0 ? 'part' : 'whole' };
}

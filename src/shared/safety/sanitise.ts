import { newPurifier } from './purifier.ts';
import { safeImageUrl, safeLink } from './safe-url.ts';

/**
 * Texts, lists, tables, images and links; no forms, media or drawings, nothing that looks like a control (SAFE-4,
 * SAFE-5).
 */
const purify = newPurifier({
  ALLOWED_TAGS:
    'a abbr b blockquote br code div em figure figcaption h1 h2 h3 h4 h5 h6 hr i img li ol p s small span strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: 'href src alt title width height colspan rowspan align style'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
  ALLOWED_URI_REGEXP: /^(?:https?:|tel:|mailto:|data:image\/(?:png|jpeg|gif|webp);base64,|\/(?![/\\]))/i,
});

const styleNames = new Set(['color', 'background-color', 'font-weight', 'font-style', 'text-align', 'text-decoration']);

/** Keeps colour, weight and alignment: nothing that positions, hides or fetches (SAFE-6). */
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

function finishImage(image: Element): void {
  const src = safeImageUrl(image.getAttribute('src'));
  if (src === null) return image.remove();
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

/**
 * HTML of the server made harmless, signed for the page where the browser knows Trusted Types. Give the result to the
 * page as it is: changing it afterwards undoes the work.
 */
export const sanitise = (html: string): string | TrustedHTML => purify.sanitize(html);

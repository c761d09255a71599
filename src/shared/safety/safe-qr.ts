import { newPurifier } from './purifier.ts';
import { safeImageUrl, safeLink } from './safe-url.ts';

/** Characters; more than any QR needs. */
const maxLength = 200_000;
const drawing = 'path,rect,polygon,polyline,circle,line,image,use';
const attributes =
  'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry d points transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin shape-rendering clip-path clip-rule id xmlns src href xlink:href'.split(
    ' ',
  );
/** Browsers run and fetch nothing in a picture of a `data:` address, a drawing included. */
const inlinePicture = /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[;,]/i;

const purify = newPurifier({
  ALLOWED_TAGS: ['img', 'svg', 'g', 'title', 'desc', 'defs', 'symbol', 'clipPath', ...drawing.split(',')],
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
});
purify.addHook('afterSanitizeAttributes', (node) => {
  // Inside a drawing only its own parts and inline pictures.
  for (const name of ['href', 'xlink:href']) {
    const address = node.getAttribute(name);
    if (address !== null && !address.startsWith('#') && !inlinePicture.test(address)) node.removeAttribute(name);
  }
});

function pictureOf(address: string): string | null {
  const text = address.trim();
  return inlinePicture.test(text) ? text : safeImageUrl(text);
}

/** A drawing as an image address; null when nothing of it could be scanned. */
function drawingOf(svg: Element): string | null {
  for (const part of svg.querySelectorAll('image,use'))
    if (!part.hasAttribute('href') && !part.hasAttribute('xlink:href')) part.remove();
  if (!svg.querySelector(drawing)) return null;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
}

export interface QrPicture {
  /** For an `<img>`; null when nothing scannable is left: say so, and offer a new QR. */
  readonly src: string | null;
  /** Where the provider has the picture, for a new tab; null for none. */
  readonly address: string | null;
}

/**
 * Reads a provider's QR markup as an image that cannot run anything (QR-25, QR-26): the address of a picture, an `<img>`
 * or a drawing in any HTML.
 */
export function safeQr(markup: unknown): QrPicture {
  if (typeof markup !== 'string' || markup.length > maxLength) return { src: null, address: null };
  if (/^\s*(?:data:image|https:)/i.test(markup)) return { src: pictureOf(markup), address: safeLink(markup) };
  const fragment = purify.sanitize(markup, { RETURN_DOM_FRAGMENT: true });
  const svg = fragment.querySelector('svg');
  const given = fragment.querySelector('img')?.getAttribute('src') ?? '';
  return { src: (svg && drawingOf(svg)) ?? pictureOf(given), address: safeLink(given) };
}

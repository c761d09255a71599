import { newPurifier } from './purifier.ts';

/** Characters; more than any QR needs. */
const maxLength = 200_000;
const drawing = 'path,rect,polygon,polyline,circle,line';
const tags = ['svg', 'g', 'title', 'desc', 'defs', 'clipPath', ...drawing.split(',')];
const attributes =
  'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry d points transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin shape-rendering clip-path clip-rule id xmlns'.split(
    ' ',
  );
const inlineImage = /<img\b[^>]*?\bsrc\s*=\s*["']?(data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+)["'\s>]/i;

const purify = newPurifier({
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  KEEP_CONTENT: false,
  RETURN_DOM_FRAGMENT: true,
});

/**
 * Turns a provider's QR markup into an image address that cannot run or fetch anything (QR-25, QR-26): inline bitmaps
 * unchanged, drawings reduced to their shapes.
 * @returns null when nothing scannable is left: say so, and offer a new QR
 */
export function safeQr(markup: unknown): string | null {
  if (typeof markup !== 'string' || markup.length > maxLength) return null;
  const start = markup.search(/<svg[\s>]/i);
  if (start < 0) return inlineImage.exec(markup)?.[1]?.replace(/\s/g, '') ?? null;
  const fragment = purify.sanitize(markup.slice(start), { RETURN_DOM_FRAGMENT: true });
  const svg = fragment.querySelector('svg');
  if (!svg?.querySelector(drawing)) return null;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
}

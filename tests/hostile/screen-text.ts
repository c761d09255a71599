/** Reads a document's texts and links. */

const skipped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TITLE']);
/** Inline elements: their text shares a line with its neighbours. */
const inline = new Set([
  'A',
  'ABBR',
  'B',
  'BDI',
  'BDO',
  'EM',
  'I',
  'MARK',
  'S',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
  'U',
]);
const spoken = ['aria-label', 'alt', 'title', 'aria-valuetext'];

/** All visible and screen-reader texts: words, labels and field values. */
export function textOf(root: Element): string {
  const parts: string[] = [];
  const visit = (element: Element) => {
    if (skipped.has(element.tagName)) return;
    const block = !inline.has(element.tagName);
    if (block) parts.push('\n');
    for (const name of spoken) {
      const said = element.getAttribute(name);
      if (said) parts.push(`\n${said}\n`);
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      parts.push(`\n${element.value}\n`);
    for (const node of element.childNodes) {
      // Adjacent elements are apart on the screen; the satang of an amount begin with their point.
      if (node.nodeType === 1 && /\w$/.test(parts.at(-1) ?? '') && /^\w/.test(node.textContent ?? '')) parts.push(' ');
      if (node.nodeType === 3) parts.push(node.nodeValue ?? '');
      else if (node.nodeType === 1) visit(node as Element);
    }
    if (block) parts.push('\n');
  };
  visit(root);
  return parts.join('').replaceAll(/\n+/g, '\n').trim();
}

const dangerous =
  'script, iframe, object, embed, base, meta[http-equiv], link:not([data-vite-dev-id], [href^="/assets/"]), form[action]';
const addresses = ['href', 'src', 'srcset', 'poster', 'xlink:href', 'formaction', 'action', 'data'];

/**
 * Elements and attributes that would run a script, call a foreign host, or lead to an address of another scheme.
 * @param html selector of elements to skip: a simulated document parses HTML in a way that no sanitiser is made for
 */
export function dangersIn(root: Element, origins: readonly string[], html: string | null = null): string[] {
  const elements = [...root.querySelectorAll(dangerous)].filter((element) => html === null || !element.closest(html));
  const found = elements.map(({ outerHTML }) => `element ${outerHTML.slice(0, 100)}`);
  for (const element of root.querySelectorAll('*')) {
    if (html !== null && element.closest(html)) continue;
    for (const { name, value } of element.attributes) {
      const at = `${element.tagName.toLowerCase()} ${name}="${value.slice(0, 100)}"`;
      if (/^on/i.test(name)) found.push(at);
      else if (name === 'style' && /url\(|position:\s*fixed/i.test(value) && /evil/.test(value)) found.push(at);
      else if (addresses.includes(name) && !isHarmless(element, name, value, origins)) found.push(at);
    }
  }
  return found;
}

function isHarmless(element: Element, name: string, value: string, origins: readonly string[]): boolean {
  if (name === 'srcset' || name === 'xlink:href') return value === '' || value.startsWith('#');
  if (!URL.canParse(value, location.href)) return true;
  const { protocol, origin } = new URL(value, location.href);
  const isLink = element.tagName === 'A' || element.tagName === 'AREA';
  if (isLink)
    return (
      ['https:', 'http:', 'tel:', 'mailto:'].includes(protocol) && (protocol !== 'http:' || origins.includes(origin))
    );
  if (protocol === 'data:') return /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/.test(value);
  return protocol === 'blob:' || origins.includes(origin);
}

/** Selectors of an element's ancestors, which tell elements with the same name apart. */

export const quoted = (text: string): string =>
  `"${text.replace(/["\\]/g, String.raw`\$&`).replace(/[\n\r\f]/g, (line) => `\\${line.charCodeAt(0).toString(16)} `)}"`;

const landmarks: readonly (readonly [string, string])[] = [
  ['[role=dialog]', '[role=dialog]'],
  ['[role=alertdialog]', '[role=alertdialog]'],
  ['form', 'form'],
  ['nav', 'nav'],
  ['header', 'header'],
  ['main', 'main'],
];

/** Attributes of the app that name a part of a screen independently of the language. */
const named = ['data-method-shown', 'data-method', 'data-code', 'data-category'] as const;

const deepest = 12;

function stableOf(ancestor: Element): string[] {
  const attribute = named.find((name) => ancestor.hasAttribute(name));
  const landmark = landmarks.find(([css]) => ancestor.matches(css));
  const id = /^[a-z][a-z-]*$/.test(ancestor.id) && !ancestor.id.startsWith('mantine') ? `#${ancestor.id}` : null;
  return [
    ...(attribute ? [`[${attribute}=${quoted(ancestor.getAttribute(attribute) ?? '')}]`] : []),
    ...(id === null ? [] : [id]),
    ...(landmark ? [landmark[1]] : []),
  ];
}

function numbered(ancestor: Element): string | null {
  const { parentElement: parent, localName } = ancestor;
  if (!parent || parent.children.length < 2) return null;
  return `${localName}:nth-child(${[...parent.children].indexOf(ancestor) + 1})`;
}

/** The ancestors' selectors: named ones before `:nth-child`, which breaks when a list changes. */
export function placesOf(element: Element): readonly string[] {
  const stable: string[] = [];
  const counted: string[] = [];
  let ancestor = element.parentElement;
  for (let depth = 0; ancestor && ancestor !== document.body && depth < deepest; depth += 1) {
    stable.push(...stableOf(ancestor));
    const number = numbered(ancestor);
    if (number !== null) counted.push(number);
    ancestor = ancestor.parentElement;
  }
  const both = stable.flatMap((outer) => counted.map((inner) => `${outer} ${inner}`));
  return [...stable, ...counted, ...both];
}

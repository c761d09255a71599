/** Final check of the output: it must contain no personal value. */

/** The inner base64 characters of a text, independent of its context; one result for each offset. */
function base64Of(value: string): string[] {
  const bytes = new TextEncoder().encode(value);
  return [0, 1, 2].flatMap((offset) => {
    const shifted = String.fromCharCode(...new Uint8Array(offset), ...bytes);
    const inner = btoa(shifted).replace(/=+$/, '');
    // outer characters depend on the context
    const from = Math.ceil((offset * 8) / 6);
    const to = Math.floor(((offset + bytes.length) * 8) / 6);
    const part = inner.slice(from, to);
    return part.length >= 5 ? [part, part.replaceAll('+', '-').replaceAll('/', '_')] : [];
  });
}

interface WrittenText {
  /** Such as `records.site.getNotice.notice`; a key gets the path of its object. */
  readonly path: string;
  readonly text: string;
}

/** Includes keys. */
function textsIn(value: unknown, path = ''): WrittenText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    { path, text: key },
    ...textsIn(part, path === '' ? key : `${path}.${key}`),
  ]);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Null for invalid UTF-8. */
function read(bytes: Iterable<number>): string | null {
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

const bytesOfPercents = (run: string) =>
  run
    .split('%')
    .slice(1)
    .map((hex) => Number.parseInt(hex, 16));
const signOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
const jsonSigns: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const htmlSigns: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decoded(text: string): string {
  return text
    .replaceAll('+', ' ')
    .replace(/(?:%[\da-f]{2})+/gi, (run) => read(bytesOfPercents(run)) ?? run)
    .replace(/\\u([\da-f]{4})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\([nrtbf"\\/])/g, (_all, sign: string) => jsonSigns[sign] ?? sign)
    .replace(/&#x([\da-f]{1,6});/gi, (_all, hex: string) => signOf(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});/g, (_all, digits: string) => signOf(Number(digits)))
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_all, name: string) => htmlSigns[name] ?? '');
}

/** Finds values that are too short for `base64Of`. */
function readBase64(text: string): string[] {
  return [...text.matchAll(/[\w+/-]{6,}/g)].flatMap(([run]) => {
    const plain = run.replaceAll('-', '+').replaceAll('_', '/');
    const said = plain.length % 4 === 1 ? null : read(Uint8Array.from(atob(plain), (byte) => byte.charCodeAt(0)));
    return said === null || /\p{Cc}/u.test(said) ? [] : [said];
  });
}

/** Short numbers match whole numbers outside dates only, since amounts and times are frequent. */
const isShortNumber = (value: string) => /^\d{4,7}$/.test(value);
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}T/.test(text);

function finder(texts: readonly string[]): (value: string) => boolean {
  const raw = texts.join('\n');
  const readings = [raw, decoded(raw), texts.flatMap(readBase64).join('\n')].map((text) => text.toLowerCase());
  const numbers = new Set(texts.filter((text) => !isDate(text)).flatMap((text) => text.match(/\d+/g) ?? []));
  return (value) => {
    if (isShortNumber(value)) return numbers.has(value);
    const forms = [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value.toWellFormed())];
    const isRead = forms.some((form) => readings.some((text) => text.includes(form.toLowerCase())));
    return isRead || base64Of(value).some((form) => raw.includes(form));
  };
}

/**
 * Finds values as plain text and in URLs, JSON, HTML and base64. Skips values below four characters: they occur
 * everywhere, and their fields were replaced already.
 */
export function personalPlacesIn(written: unknown, personal: Iterable<string>): string[] {
  const texts = textsIn(written);
  const isAnywhere = finder(texts.map(({ text }) => text));
  const left = [...personal].filter((value) => value.length >= 4 && isAnywhere(value));
  if (left.length === 0) return [];
  const places = texts.filter(({ text }) => left.some(finder([text]))).map(({ path }) => path);
  // the value spans neighbouring texts
  return places.length === 0 ? ['the file'] : [...new Set(places)];
}

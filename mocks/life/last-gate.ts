/** The last look at what is written: no value that tells of a person may stand in it. */

/** The signs in the middle of the base64 of a text, which are the same wherever the text stands; one for each offset. */
function base64Of(value: string): string[] {
  const bytes = new TextEncoder().encode(value);
  return [0, 1, 2].flatMap((offset) => {
    const shifted = String.fromCharCode(...new Uint8Array(offset), ...bytes);
    const inner = btoa(shifted).replace(/=+$/, '');
    // the first and the last signs depend on what stands around
    const from = Math.ceil((offset * 8) / 6);
    const to = Math.floor(((offset + bytes.length) * 8) / 6);
    const part = inner.slice(from, to);
    return part.length >= 5 ? [part, part.replaceAll('+', '-').replaceAll('/', '_')] : [];
  });
}

/** All texts of a JSON value, keys too. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...textsIn(part)]);
}

/** Short numbers are found as whole numbers only, and not in dates: they stand in every amount and every time. */
function isShortNumber(value: string): boolean {
  return /^\d{4,7}$/.test(value);
}

/**
 * How many values stand in what is written: plain, as part of an address, or in base64. Those of fewer than four characters
 * are in every text.
 */
export function personalLeftIn(written: unknown, personal: Iterable<string>): string[] {
  const texts = textsIn(written);
  const all = texts.join('\n');
  const lower = all.toLowerCase();
  const numbers = new Set(
    texts.filter((text) => !/^\d{4}-\d{2}-\d{2}T/.test(text)).flatMap((text) => text.match(/\d+/g) ?? []),
  );
  return [...personal].filter((value) => {
    if (value.length < 4) return false;
    if (isShortNumber(value)) return numbers.has(value);
    const escaped = JSON.stringify(value).slice(1, -1);
    const plain = [value, escaped, encodeURIComponent(value.toWellFormed())].map((form) => form.toLowerCase());
    return plain.some((form) => lower.includes(form)) || base64Of(value).some((form) => all.includes(form));
  });
}

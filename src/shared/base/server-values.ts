/** Reads a count: truncated, at least 0. @returns null unless it is a number in the safe range */
export function readCount(value: unknown): number | null {
  const count = typeof value === 'number' ? Math.max(0, Math.trunc(value)) : Number.NaN;
  return Number.isSafeInteger(count) ? count : null;
}

/** Parses a URL; null if invalid. iOS 16 lacks `URL.canParse` (APP-220). */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** React keys for ids, in order; a repeated id gets a number. */
export function uniqueKeys(ids: readonly unknown[]): string[] {
  const taken = new Set<string>();
  const repeats = new Map<string, number>();
  return ids.map((given) => {
    const id = String(given);
    let nth = repeats.get(id) ?? 1;
    let key = id;
    while (taken.has(key)) {
      nth += 1;
      key = `${id}#${nth}`;
    }
    repeats.set(id, nth);
    taken.add(key);
    return key;
  });
}

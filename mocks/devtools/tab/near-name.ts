/** Levenshtein distance; swapping two neighbours counts as one edit too. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= one.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const edits = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1)];
      rows[i]?.push(Math.min(...edits, isSwapped ? at(i - 2, j - 2) + 1 : Infinity));
    }
  }
  return at(one.length, other.length);
}

/** Ignores case, escaped `&`, surrounding punctuation, and an escaped `=` with what follows. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(?:&?amp;)+|[=:].*$/gs, '')
    .replace(/[^a-z0-9]/g, '');

/**
 * Whether one name is a typing error of the other. Short names are near to many words: up to three letters only their spelling
 * counts, up to five no letter may be another one, and up to seven the first letter has to be right.
 */
function isNear(given: string, known: string): boolean {
  if (given === known) return true;
  if (known.length <= 3) return false;
  const edits = distance(given, known);
  if (known.length >= 8) return edits <= 2;
  if (edits !== 1 || given[0] !== known[0]) return false;
  const isOtherLetter = given.length === known.length && [...given].sort().join('') !== [...known].sort().join('');
  return known.length > 5 || !isOtherLetter;
}

/** The known name that an unknown one likely means; null if none is close, or if it is known. */
export function nearName(given: string, known: readonly string[]): string | null {
  if (known.includes(given)) return null;
  const name = plain(given);
  return known.find((one) => isNear(name, plain(one))) ?? null;
}

/** Whether every word of a search is found somewhere in the texts, in any case; an empty search finds everything. */
export function matches(search: string, texts: readonly (string | number | null)[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

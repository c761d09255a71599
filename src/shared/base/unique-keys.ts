/**
 * A React key for each id, in the same order. An id is its own key; where a server sends one again, a number follows that
 * makes a key which no other entry has.
 */
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

/** A React key for each id, in the same order: ids that a server sends twice get a number. */
export function uniqueKeys(ids: readonly unknown[]): string[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const key = String(id);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return nth === 1 ? key : `${key}#${nth}`;
  });
}

import { isRecord } from './is-record.ts';

/** JSON with sorted keys: equal values give equal texts. */
export const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
  ) ?? 'undefined';

/** Paths where two JSON values differ, such as `slots[].amount`, without duplicates. */
export function differencesOf(one: unknown, other: unknown, path = ''): string[] {
  if (sortedJson(one) === sortedJson(other)) return [];
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return [...new Set(one.flatMap((item, index) => differencesOf(item, other[index], `${path}[]`)))];
  }
  if (!isRecord(one) || !isRecord(other)) return [path];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => differencesOf(one[name], other[name], path === '' ? name : `${path}.${name}`));
}

/** Fields of a response, and other values for them. */
import knownValues from '../../../../../contract/generated/known-values.json' with { type: 'json' };

export type FieldPath = readonly (string | number)[];

/** Paths of all leaf values. */
export function fieldsOf(data: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof data !== 'object' || data === null) return [path];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([name, part]) => fieldsOf(part, [...path, isList ? Number(name) : name]));
}

/** Paths of all lists with items. */
export function listsOf(data: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof data !== 'object' || data === null) return [];
  const isList = Array.isArray(data);
  const inside = Object.entries(data).flatMap(([name, part]) => listsOf(part, [...path, isList ? Number(name) : name]));
  return isList && data.length > 0 ? [path, ...inside] : inside;
}

export const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, step) ? Reflect.get(part, step) : undefined,
    data,
  );

const date = /^\d{4}-\d\d-\d\d(T|$| )/;
const dayAndAnHour = 25 * 3_600_000;

/** Known values of the contract for a field with this name and value. */
function knownOf(name: string, value: string): readonly string[] {
  const lists: readonly (readonly string[])[] = (knownValues as Record<string, string[][]>)[name] ?? [];
  return lists.find((list) => list.includes(value)) ?? [];
}

function otherText(name: string, value: string, variant: number): string {
  const known = knownOf(name, value).filter((each) => each !== value);
  if (known.length > 0) return known[variant % known.length] as string;
  if (date.test(value) && !Number.isNaN(Date.parse(value))) {
    const other = new Date(Date.parse(value) + (variant === 0 ? -dayAndAnHour : dayAndAnHour)).toISOString();
    return value.length === 10 ? other.slice(0, 10) : other;
  }
  // the same page or picture, by another address
  if (/^(https?:)?\//.test(value)) return `${value}#${variant}`;
  if (/^\d+$/.test(value)) return value.replace(/\d/g, (digit) => String((Number(digit) + 1 + variant) % 10));
  return variant === 0 ? `${value}~` : `~${value}`;
}

/** Another value of the same kind: another number, day, or code of the contract. @param variant 0 or 1 */
export function otherValue(name: string, value: unknown, variant: number): unknown {
  if (typeof value === 'number')
    return variant === 0 ? value + (Number.isInteger(value) ? 7 : 7.07) : value === 0 ? 1 : 0;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return otherText(name, value, variant);
  return variant === 0 ? 7 : '7~';
}

/** A copy with other values in some fields. */
export function withOtherValues(data: unknown, fields: readonly FieldPath[], variant: number): unknown {
  const copy = structuredClone(data);
  if (fields.some((path) => path.length === 0)) return otherValue('', copy, variant);
  for (const path of fields) {
    const name = path.at(-1) as string | number;
    const parent = valueAt(copy, path.slice(0, -1)) as object;
    const nameOfField = path.findLast((step) => typeof step === 'string');
    Reflect.set(parent, name, otherValue(String(nameOfField), Reflect.get(parent, name), variant));
  }
  return copy;
}

/** A copy without the last item of a list. */
export function withoutLastItem(data: unknown, path: FieldPath): unknown {
  const copy = structuredClone(data);
  (valueAt(copy, path) as unknown[]).pop();
  return copy;
}

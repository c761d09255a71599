/** Names a field for people: rows by what they are about, not by their index. */
import { clockText } from '../../kit/formats.ts';
import { type FieldPath, valueAt } from '../trial/change.ts';

/** Fields that tell rows apart, the best first. */
const naming = ['name', 'label', 'title', 'nameTH', 'code', 'reference', 'createdAt'] as const;
const longestName = 40;

function ownName(row: unknown): string | null {
  for (const field of naming) {
    const value = valueAt(row, [field]);
    if (typeof value !== 'string' || value.trim() === '') continue;
    const time = field === 'createdAt' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? value.trim().slice(0, longestName) : clockText(time);
  }
  return null;
}

function rowName(list: unknown, index: number): string {
  const rows = Array.isArray(list) ? list : [];
  const name = ownName(rows[index]);
  const number = `#${index + 1}`;
  if (name === null) return number;
  return rows.filter((row) => ownName(row) === name).length > 1 ? `${name} ${number}` : name;
}

/** Such as `slots · Joker · amount`. @param data that the path leads into */
export const fieldName = (data: unknown, path: FieldPath): string =>
  path
    .map((step, at) => (typeof step === 'number' ? rowName(valueAt(data, path.slice(0, at)), step) : step))
    .join(' · ');

import type { OperationId } from '../../../contract/generated/operations.ts';
import { isRecord } from '../../kernel/is-record.ts';
import { sortedJson } from '../../kernel/sorted-json.ts';
import { second } from '../../kernel/time/duration.ts';
import { type AnswerText, mapTexts } from '../answer-walk.ts';
import type { PersonalKind } from '../contract/personal-fields.ts';
import type { PairedIds } from './paired-ids.ts';

export interface Difference {
  /** Such as `statements[0].status`. */
  readonly path: string;
  /** With replaced values. */
  readonly life: Shown;
  readonly world: Shown;
}

/** A value in a report: shortened JSON, a list length, or null for a missing value. */
export type Shown = { readonly json: string } | { readonly items: number } | null;

export interface Comparison {
  readonly pairs: PairedIds;
  /** Whether a text of the world corresponds to a replaced text of the life. */
  readonly isSameText: (kind: PersonalKind, life: string, world: string) => boolean;
}

/** Tolerated difference of times, ms: latency between browser and server. */
const onItsWay = 10 * second;

export const shown = (value: unknown): Shown => {
  if (Array.isArray(value)) return { items: value.length };
  if (value === undefined) return null;
  const text = JSON.stringify(value);
  return { json: text.length > 80 ? `${text.slice(0, 77)}…` : text };
};

function textsIn(id: OperationId, answer: unknown): ReadonlyMap<string, AnswerText> {
  const texts = new Map<string, AnswerText>();
  mapTexts(id, answer, (text) => {
    texts.set(text.path, text);
    return text.value;
  });
  return texts;
}

/** The world's bank may pay a withdrawal sooner; that is no difference. */
const isPaidEarlier = ({ name, parent, value }: AnswerText, world: string) =>
  name === 'status' && parent['statementType'] === 'withdraw' && value === 'PENDING' && world === 'SUCCESS';

/** Expiry of a QR, in ms or in seconds (QR-43). */
const isSameEnd = (life: number, world: number) => Math.abs(life - world) <= (life < 1e12 ? onItsWay / 1000 : onItsWay);

/** @param life recorded answer, with replaced values */
export function compareAnswers(
  id: OperationId,
  life: unknown,
  world: unknown,
  { pairs, isSameText }: Comparison,
): Difference[] {
  const texts = textsIn(id, life);

  function isSame(one: string, other: string, text: AnswerText | undefined): boolean {
    if (one === other || !text) return one === other;
    if (text.type === 'date') return Math.abs(Date.parse(one) - Date.parse(other)) <= onItsWay;
    if (text.kind === 'id' || text.kind === 'account')
      return pairs.meet(one, other) || isSameText(text.kind, one, other);
    return text.kind === 'public' ? isPaidEarlier(text, other) : isSameText(text.kind ?? 'text', one, other);
  }
  function differences(one: unknown, other: unknown, path: string): Difference[] {
    const different = [{ path, life: shown(one), world: shown(other) }];
    if (typeof one === 'string' && typeof other === 'string')
      return isSame(one, other, texts.get(path)) ? [] : different;
    if (typeof one === 'number' && typeof other === 'number')
      return one === other || (path === 'expireIn' && isSameEnd(one, other)) ? [] : different;
    if (Array.isArray(one) && Array.isArray(other)) {
      if (one.length !== other.length) return different;
      return one.flatMap((item, index) => differences(item, other[index], `${path}[${index}]`));
    }
    if (!isRecord(one) || !isRecord(other)) return sortedJson(one) === sortedJson(other) ? [] : different;
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
    return names.flatMap((name) => differences(one[name], other[name], path === '' ? name : `${path}.${name}`));
  }
  return differences(life, world, '');
}

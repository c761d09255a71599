import type { OperationId } from '../../contract/generated/operations.ts';
import { isRecord } from '../kernel/is-record.ts';
import { answerSchema, resolved, type Schema } from './contract/answer-schema.ts';
import { kindOf, type PersonalKind } from './contract/personal-fields.ts';

export interface AnswerText {
  readonly value: string;
  /** Null where the contract does not classify it. */
  readonly kind: PersonalKind | null;
  /** `date` and `word` (a listed value) come from the contract. */
  readonly type: 'date' | 'word' | 'text';
  readonly name: string;
  /** Such as `slots[0].name`. */
  readonly path: string;
  readonly parent: Readonly<Record<string, unknown>>;
}
type Visit = (text: AnswerText) => string;

const optionsOf = (given: Schema): Schema[] => {
  const schema = resolved(given);
  return [schema, ...(schema.anyOf ?? []).flatMap(optionsOf)];
};

const typeOf = ({ format, enum: values, 'x-known-values': known }: Schema): AnswerText['type'] =>
  format === 'date-time' ? 'date' : values || known ? 'word' : 'text';

function walk(given: Schema, value: unknown, at: Pick<AnswerText, 'name' | 'path' | 'parent'>, visit: Visit): unknown {
  const options = optionsOf(given);
  if (typeof value === 'string') {
    const schema = options.find(({ type }) => [type].flat().includes('string')) ?? {};
    return visit({ value, kind: kindOf(schema), type: typeOf(schema), ...at });
  }
  if (Array.isArray(value)) {
    const items = options.find((option) => option.items)?.items ?? {};
    return value.map((item, index) => walk(items, item, { ...at, path: `${at.path}[${index}]` }, visit));
  }
  if (!isRecord(value)) return value;
  const known = Object.assign({}, ...options.map(({ properties }) => properties ?? {})) as Record<string, Schema>;
  const kept = Object.entries(value).filter(([name]) => Object.hasOwn(known, name));
  return Object.fromEntries(
    kept.map(([name, part]) => [
      name,
      walk(known[name] ?? {}, part, { name, path: at.path === '' ? name : `${at.path}.${name}`, parent: value }, visit),
    ]),
  );
}

/** Replaces texts, and drops fields that the contract does not know. */
export const mapTexts = (id: OperationId, answer: unknown, visit: Visit): unknown =>
  walk(answerSchema(id) ?? {}, answer, { name: '', path: '', parent: {} }, visit);

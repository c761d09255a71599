/** Fields of answers with personal data, from the contract. */
import type { OperationId } from '../../../contract/generated/operations.ts';
import { answerSchema, resolved, type Schema } from './answer-schema.ts';
import type { Drift } from './contract-drift.ts';

/**
 * `x-personal` of the contract. `public`: shown to everyone. `secret`: grants access. All others describe a player, or
 * the owner of a deposit account.
 */
const personalKinds = ['public', 'name', 'phone', 'account', 'id', 'text', 'picture', 'link', 'secret'] as const;
export type PersonalKind = (typeof personalKinds)[number];

/** Path such as `slots[].name`; kind null where the contract does not classify it. */
interface TextField {
  readonly path: string;
  readonly kind: PersonalKind | null;
}

const isKind = (said: string | undefined): said is PersonalKind => personalKinds.some((kind) => kind === said);

export function kindOf({
  format,
  enum: values,
  'x-known-values': known,
  'x-personal': said,
}: Schema): PersonalKind | null {
  if (said !== undefined) return isKind(said) ? said : null;
  return format === 'date-time' || values || known ? 'public' : null;
}

function textsIn(given: Schema, path: string): TextField[] {
  const schema = resolved(given);
  const own = [schema.type].flat().includes('string') ? [{ path, kind: kindOf(schema) }] : [];
  return [
    ...own,
    ...(schema.anyOf ?? []).flatMap((option) => textsIn(option, path)),
    ...(schema.items ? textsIn(schema.items, `${path}[]`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      textsIn(part, path === '' ? name : `${path}.${name}`),
    ),
  ];
}

/** Empty for an operation without a JSON answer. */
export function textFieldsOf(id: OperationId): readonly TextField[] {
  const schema = answerSchema(id);
  return schema ? textsIn(schema, '') : [];
}

/** Unknown fields count as personal. */
function isPersonal(id: OperationId, { kind, path }: Drift): boolean {
  if (kind === 'extra') return true;
  const isBelow = (other: string) => path === '' || other.startsWith(`${path}.`) || other.startsWith(`${path}[`);
  return textFieldsOf(id).some((text) => (text.path === path || isBelow(text.path)) && text.kind !== 'public');
}

/** Of a personal value only the type is printed. */
export function printableExample(id: OperationId, drift: Drift): string {
  const { example } = drift;
  if (!isPersonal(id, drift) || ['nothing', 'null', 'true', 'false'].includes(example)) return example;
  if (example.startsWith('"')) return 'a text';
  if (example.startsWith('[')) return 'a list';
  return example.startsWith('{') ? 'an object' : 'a number';
}

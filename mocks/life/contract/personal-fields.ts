/** Which fields of answers tell of a person, as the contract says: what is printed or kept elsewhere leaves them out. */
import type { OperationId } from '../../../contract/generated/operations.ts';
import { answerSchema, resolved, type Schema } from './answer-schema.ts';
import type { Drift } from './contract-drift.ts';

/**
 * What a text of an answer is, the contract's `x-personal`. `public`: the site says it to everyone. `secret`: lets a person in.
 * All others tell of a player, or of a person whose bank account takes deposits.
 */
const personalKinds = ['public', 'name', 'phone', 'account', 'id', 'text', 'picture', 'link', 'secret'] as const;
export type PersonalKind = (typeof personalKinds)[number];

/** A text of an answer by its path, such as `slots[].name`; null where the contract does not say what it is. */
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

/** The texts of the successful answer of an operation; none where it answers no JSON. */
export function textFieldsOf(id: OperationId): readonly TextField[] {
  const schema = answerSchema(id);
  return schema ? textsIn(schema, '') : [];
}

/** Whether a field, or one below it, may tell of a person. One that the contract does not know may. */
function isPersonal(id: OperationId, { kind, path }: Drift): boolean {
  if (kind === 'extra') return true;
  const isBelow = (other: string) => path === '' || other.startsWith(`${path}.`) || other.startsWith(`${path}[`);
  return textFieldsOf(id).some((text) => (text.path === path || isBelow(text.path)) && text.kind !== 'public');
}

/** The value that a drift found, to be printed; of what may tell of a person only its type. */
export function printableExample(id: OperationId, drift: Drift): string {
  const { example } = drift;
  if (!isPersonal(id, drift) || ['nothing', 'null', 'true', 'false'].includes(example)) return example;
  if (example.startsWith('"')) return 'a text';
  if (example.startsWith('[')) return 'a list';
  return example.startsWith('{') ? 'an object' : 'a number';
}

/** Valid but unusual responses: within the contract, so the app has to cope with them. */
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { answerSchema, resolve, type Schema } from '../hostile/schema.ts';

/** Fields with picture addresses. */
const pictures: readonly string[] = ['banners', 'image', 'logo', 'background', 'lineQR'];

/** A field of the contract. */
interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** Changes a field; undefined omits it. */
interface Bending {
  readonly strikes: (field: Field) => boolean;
  readonly becomes: (field: Field) => unknown;
}

const isList = ({ schema }: Field) => resolve(schema).type === 'array';
const mayBeNull = ({ type, anyOf }: Schema) =>
  [type ?? []].flat().includes('null') || (anyOf ?? []).some((branch) => branch.type === 'null');

const bendings = {
  'without pictures': {
    strikes: ({ name }) => pictures.includes(name),
    becomes: (field) => (isList(field) ? [] : ''),
  },
  'with everything closed': { strikes: ({ name }) => name === 'isActive', becomes: () => false },
  'with empty lists': { strikes: isList, becomes: () => [] },
  'without what may be missing': {
    strikes: ({ schema, required }) => !required || mayBeNull(schema),
    becomes: ({ schema }) => (mayBeNull(schema) ? null : undefined),
  },
} as const satisfies Record<string, Bending>;
export type Bend = keyof typeof bendings;
export const bends = Object.keys(bendings) as Bend[];

function fieldsOf(schema: Schema): readonly Field[] {
  const { properties = {}, required = [] } = resolve(schema);
  return Object.entries(properties).map(([name, of]) => ({ name, schema: of, required: required.includes(name) }));
}

/** Whether the bend changes any field of the schema, at any depth. */
function strikesIn(schema: Schema, bending: Bending): boolean {
  const { items } = resolve(schema);
  if (items) return strikesIn(items, bending);
  return fieldsOf(schema).some((field) => bending.strikes(field) || strikesIn(field.schema, bending));
}

function bentBy(schema: Schema, value: unknown, bending: Bending): unknown {
  const { items } = resolve(schema);
  if (Array.isArray(value)) return value.map((one) => bentBy(items ?? {}, one, bending));
  if (typeof value !== 'object' || value === null) return value;
  const known = new Map(fieldsOf(schema).map((field) => [field.name, field]));
  const parts = Object.entries(value).map(([name, part]) => {
    const field = known.get(name);
    if (!field) return [name, part] as const;
    return [name, bending.strikes(field) ? bending.becomes(field) : bentBy(field.schema, part, bending)] as const;
  });
  return Object.fromEntries(parts);
}

/** A bent response of an operation; keeps fields unknown to the contract. */
export const bent = (operation: OperationId, bend: Bend, answer: unknown): unknown =>
  bentBy(answerSchema(operation), answer, bendings[bend]);

/** All reads, with the bends that change their responses. */
export const bendable: readonly (readonly [OperationId, Bend])[] = (Object.keys(operations) as OperationId[])
  .filter((id) => operations[id].effect === 'read')
  .flatMap((id) =>
    bends.filter((bend) => strikesIn(answerSchema(id), bendings[bend])).map((bend) => [id, bend] as const),
  );

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
interface VariantRule {
  readonly strikes: (field: Field) => boolean;
  readonly becomes: (field: Field) => unknown;
}

const isList = ({ schema }: Field) => resolve(schema).type === 'array';
const mayBeNull = ({ type, anyOf }: Schema) =>
  [type ?? []].flat().includes('null') || (anyOf ?? []).some((branch) => branch.type === 'null');

const variantRules = {
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
} as const satisfies Record<string, VariantRule>;
export type Variant = keyof typeof variantRules;
export const variants = Object.keys(variantRules) as Variant[];

function fieldsOf(schema: Schema): readonly Field[] {
  const { properties = {}, required = [] } = resolve(schema);
  return Object.entries(properties).map(([name, of]) => ({ name, schema: of, required: required.includes(name) }));
}

/** Whether the variant changes any field of the schema, at any depth. */
function strikesIn(schema: Schema, rule: VariantRule): boolean {
  const { items } = resolve(schema);
  if (items) return strikesIn(items, rule);
  return fieldsOf(schema).some((field) => rule.strikes(field) || strikesIn(field.schema, rule));
}

function changedBy(schema: Schema, value: unknown, rule: VariantRule): unknown {
  const { items } = resolve(schema);
  if (Array.isArray(value)) return value.map((one) => changedBy(items ?? {}, one, rule));
  if (typeof value !== 'object' || value === null) return value;
  const known = new Map(fieldsOf(schema).map((field) => [field.name, field]));
  const parts = Object.entries(value).map(([name, part]) => {
    const field = known.get(name);
    if (!field) return [name, part] as const;
    return [name, rule.strikes(field) ? rule.becomes(field) : changedBy(field.schema, part, rule)] as const;
  });
  return Object.fromEntries(parts);
}

/** A variant of a response of an operation; keeps fields unknown to the contract. */
export const variantOf = (operation: OperationId, variant: Variant, answer: unknown): unknown =>
  changedBy(answerSchema(operation), answer, variantRules[variant]);

/** All reads, with the variants that change their responses. */
export const variantsOfReads: readonly (readonly [OperationId, Variant])[] = (Object.keys(operations) as OperationId[])
  .filter((id) => operations[id].effect === 'read')
  .flatMap((id) =>
    variants
      .filter((variant) => strikesIn(answerSchema(id), variantRules[variant]))
      .map((variant) => [id, variant] as const),
  );

/** Lists the fields of a contract schema for the API tab. */
import { type PathParameter, resolved, type Schema } from '../../../adapters/http/described-calls.ts';

export interface Limit {
  readonly kind: 'number' | 'length' | 'items';
  readonly min: number | null;
  readonly max: number | null;
}

export interface SchemaField {
  /** Path from the outermost object: `slots[].code`. */
  readonly path: string;
  /** JSON type: `string | null`, `object[]`. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  /** Known values; empty when the contract lists none. */
  readonly values: readonly string[];
  readonly limits: readonly Limit[];
}

/** The alternatives of `anyOf`, else the schema itself. */
const alternatives = (schema: Schema): readonly Schema[] => {
  const whole = resolved(schema);
  return whole.anyOf ? whole.anyOf.map(resolved) : [whole];
};

function typeOf(schema: Schema): string {
  const names = alternatives(schema).flatMap(({ type = 'any', items, format }) =>
    (typeof type === 'string' ? [type] : type).map((name) => {
      if (name === 'array') return `${items ? typeOf(items) : 'any'}[]`;
      return name === 'string' && format ? `string (${format})` : name;
    }),
  );
  return [...new Set(names)].join(' | ');
}

const limit = (kind: Limit['kind'], min: number | undefined, max: number | undefined): readonly Limit[] =>
  min === undefined && max === undefined ? [] : [{ kind, min: min ?? null, max: max ?? null }];

const limitsOf = ({ minimum, maximum, minLength, maxLength, maxItems }: Schema): readonly Limit[] => [
  ...limit('number', minimum, maximum),
  ...limit('length', minLength, maxLength),
  ...limit('items', undefined, maxItems),
];

const valuesOf = (schema: Schema): readonly string[] => [
  ...(schema['x-known-values'] ?? []),
  ...(schema.enum ?? []).map(String),
];

/** The schemas inside a field; for a list, those of its items. */
const insideOf = (schema: Schema): readonly { readonly inner: Schema; readonly mark: string }[] =>
  alternatives(schema).flatMap((one) =>
    one.items
      ? insideOf(one.items).map(({ inner, mark }) => ({ inner, mark: `[]${mark}` }))
      : [{ inner: one, mark: '' }],
  );

/** All fields of an object, parents first. Does not descend into a recursive schema twice. */
export function schemaFields(schema: Schema, path = '', within: readonly Schema[] = []): readonly SchemaField[] {
  return insideOf(schema).flatMap(({ inner, mark }) => {
    if (within.includes(inner)) return [];
    const { properties = {}, required = [] } = inner;
    const before = path === '' ? mark : `${path}${mark}.`;
    return Object.entries(properties).flatMap(([name, field]) => {
      const parts = insideOf(field).map((part) => part.inner);
      const own: SchemaField = {
        path: `${before}${name}`,
        type: typeOf(field),
        required: required.includes(name),
        description: field.description ?? resolved(field).description ?? '',
        values: [...new Set(parts.flatMap(valuesOf))],
        limits: [...alternatives(field), ...parts.filter((part) => !alternatives(field).includes(part))].flatMap(
          limitsOf,
        ),
      };
      return [own, ...schemaFields(field, own.path, [...within, inner])];
    });
  });
}

export const parameterFields = (parameters: readonly PathParameter[]): readonly SchemaField[] =>
  parameters.map(({ name, description, schema }) => ({
    path: name,
    type: typeOf(schema),
    required: true,
    description,
    values: valuesOf(schema),
    limits: limitsOf(schema),
  }));

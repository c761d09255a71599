/** Finds values of open lists (statuses, codes, types) that the contract does not list: allowed, but reported. */
import openApi from '../../contract/generated/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../../contract/generated/operations.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly 'x-known-values'?: readonly unknown[];
}
interface Answered {
  readonly responses: { readonly '200'?: { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> } };
}

const document = openApi as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Answered>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolved(document.components.schemas[name] ?? {});
}

function visit(given: Schema, value: unknown, path: string, tell: (path: string, value: string) => void): void {
  const schema = resolved(given);
  for (const option of schema.anyOf ?? []) visit(option, value, path, tell);
  const known = schema['x-known-values'];
  if (known && typeof value === 'string' && !known.includes(value)) tell(path, value);
  if (Array.isArray(value) && schema.items) {
    for (const item of value) visit(schema.items, item, `${path}[]`, tell);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      visit(part, (value as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`, tell);
    }
  }
}

/** Such as `slips[].status: waiting`, each once. @param body without its wrapper */
export function unfamiliarValues(id: OperationId, body: unknown): string[] {
  const { method, path } = operations[id];
  const schema = document.paths[path]?.[method.toLowerCase()]?.responses['200']?.content?.['application/json']?.schema;
  const found = new Set<string>();
  if (schema) visit(schema, body, '', (where, value) => found.add(`${where}: ${value}`));
  return [...found];
}

import type { OperationId } from '../../contract/generated/operations.ts';
import { answerSchema, resolved, type Schema } from './answer-schema.ts';

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

/** Values beyond the open lists of the contract, such as `slips[].status: waiting`. @param body without its wrapper */
export function unfamiliarValues(id: OperationId, body: unknown): string[] {
  const schema = answerSchema(id);
  const found = new Set<string>();
  if (schema) visit(schema, body, '', (where, value) => found.add(`${where}: ${value}`));
  return [...found];
}

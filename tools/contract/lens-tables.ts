/** Tables for the panel's "Why do I see this?". */

type Json = { readonly [name: string]: Json } | string;

/** The app's texts by key, one level deep: `{ "home.total": "Total balance" }`. */
export function appTexts(nested: string): string {
  const flat = (node: Json, key: string): [string, string][] =>
    typeof node === 'string'
      ? [[key, node]]
      : Object.entries(node).flatMap(([name, part]) => flat(part, key === '' ? name : `${key}.${name}`));
  return JSON.stringify(Object.fromEntries(flat(JSON.parse(nested) as Json, '')));
}

interface Field {
  readonly 'x-known-values'?: readonly string[];
  readonly enum?: readonly string[];
  readonly items?: Field;
}

/** Listed values by field name; one list for each schema with that field. */
export function knownValues(openapiJson: string): string {
  const { components } = JSON.parse(openapiJson) as {
    components: { schemas: Record<string, { properties?: Record<string, Field> }> };
  };
  const table: Record<string, (readonly string[])[]> = {};
  for (const { properties = {} } of Object.values(components.schemas)) {
    for (const [name, field] of Object.entries(properties)) {
      const values = field['x-known-values'] ?? field.enum ?? field.items?.['x-known-values'] ?? field.items?.enum;
      if (values) table[name] = [...(table[name] ?? []), values];
    }
  }
  return JSON.stringify(table);
}

/** Finds the personal data of a HAR file in other texts. Shares no code with the maker of worlds. */
import openApi from '../../contract/generated/openapi.json' with { type: 'json' };
import { matchOperation, operations } from '../../contract/generated/operations.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly 'x-personal'?: string;
}
interface HarEntry {
  readonly request: { method: string; url: string; headers: { name: string; value: string }[] };
  readonly response: { status: number; content: { text?: string; encoding?: string } };
}
const kinds = ['name', 'phone', 'account', 'id', 'link', 'token'] as const;
export interface PersonalValue {
  readonly kind: (typeof kinds)[number];
  readonly value: string;
}

const document = openApi as unknown as {
  paths: Record<string, Record<string, { responses: { '200'?: { content?: Record<string, { schema: Schema }> } } }>>;
  components: { schemas: Record<string, Schema> };
};
const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolved(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

function valuesIn(given: Schema, answer: unknown): PersonalValue[] {
  const schema = resolved(given);
  const options = [schema, ...(schema.anyOf ?? []).map(resolved)];
  if (typeof answer === 'string') {
    const kind = kinds.find((each) => options.some((option) => option['x-personal'] === each));
    return kind ? [{ kind, value: answer }] : [];
  }
  if (Array.isArray(answer))
    return answer.flatMap((item) => options.flatMap(({ items }) => (items ? valuesIn(items, item) : [])));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, part]) =>
    options.flatMap(({ properties }) => (properties?.[name] ? valuesIn(properties[name], part) : [])),
  );
}

function answerOf({ response: { content, status } }: HarEntry): unknown {
  if (status !== 200 || !content.text) return null;
  const text = content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString('utf8') : content.text;
  return JSON.parse(text) as unknown;
}

/** Excludes simulator pictures, and numbers and words so short that any text contains them. */
const isTelling = (value: string) => !value.startsWith('sandbox-art/') && value.length >= (/^\d+$/.test(value) ? 8 : 4);

/** Names, phones, accounts, ids, links and tokens in the HAR's calls below `base`, without duplicates. */
export function personalIn(har: string, base: string): PersonalValue[] {
  const { log } = JSON.parse(har) as { log: { entries: HarEntry[] } };
  const found = new Map<string, PersonalValue>();
  for (const entry of log.entries) {
    const { method, url, headers } = entry.request;
    const match = url.startsWith(base) ? matchOperation(method, new URL(url).pathname) : null;
    if (!match) continue;
    const bearer = headers.find(({ name }) => name.toLowerCase() === 'authorization')?.value.replace(/^Bearer /, '');
    if (bearer) found.set(bearer, { kind: 'token', value: bearer });
    const { path } = operations[match.id];
    const content = document.paths[path]?.[method.toLowerCase()]?.responses['200']?.content;
    const schema = content?.['application/json']?.schema;
    for (const value of schema ? valuesIn(schema, answerOf(entry)) : [])
      if (isTelling(value.value)) found.set(value.value, value);
  }
  return [...found.values()];
}

/** The base64 of a text without its ends, for all three alignments: the same wherever the text is encoded. */
function base64Of(value: string): string[] {
  const bytes = Buffer.from(value);
  return [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
  });
}

/** The values that a text contains: plain, URL-encoded or in base64. */
export function foundIn(text: string, values: readonly PersonalValue[]): PersonalValue[] {
  const lower = text.toLowerCase();
  return values.filter(({ value }) => {
    const plain = [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)];
    return (
      plain.some((form) => lower.includes(form.toLowerCase())) || base64Of(value).some((form) => text.includes(form))
    );
  });
}

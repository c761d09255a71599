/** Compares an answer with the contract, field by field. */
import * as z from 'zod/mini';
import type { OperationId } from '../../contract/generated/operations.ts';
import { answerSchemas } from '../../contract/generated/schemas.ts';
import { isRecord } from '../../src/shared/base/is-record.ts';

export interface Drift {
  /** `missing`: a required field is absent. `extra`: not in the contract. `invalid`: right type, impossible value. */
  readonly kind: 'missing' | 'extra' | 'wrong type' | 'invalid';
  /** Such as `slots[].amount`; empty for the body itself. */
  readonly path: string;
  readonly expected: string;
  /** Shortened. May be personal data: print `printableExample` instead. */
  readonly example: string;
  readonly count: number;
}

type Finding = Omit<Drift, 'count'>;
type Definition = {
  readonly type: string;
  readonly shape?: Record<string, z.ZodMiniType>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
};

const definitionOf = (schema: z.ZodMiniType): Definition => schema._zod.def as unknown as Definition;
const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Object schemas of a value; several for a union. */
function shapesOf(schema: z.ZodMiniType): Record<string, z.ZodMiniType>[] {
  const { shape, innerType, options } = definitionOf(schema);
  if (shape) return [shape];
  if (innerType) return shapesOf(innerType);
  return (options ?? []).flatMap(shapesOf);
}

function elementsOf(schema: z.ZodMiniType): z.ZodMiniType[] {
  const { element, innerType, options } = definitionOf(schema);
  if (element) return [element];
  if (innerType) return elementsOf(innerType);
  return (options ?? []).flatMap(elementsOf);
}

/** Hides keys that are no plain identifier, since they may be personal data. */
const nameOfUnknown = (name: string) => (/^(?!.*\d{4})[a-z_$][\w$-]{0,39}$/i.test(name) ? name : '…');

/** Does not descend into unknown fields. */
function extras(schemas: readonly z.ZodMiniType[], value: unknown, path: string): Finding[] {
  if (Array.isArray(value)) {
    const elements = schemas.flatMap(elementsOf);
    return elements.length === 0 ? [] : value.flatMap((item) => extras(elements, item, `${path}[]`));
  }
  const shapes = schemas.flatMap(shapesOf);
  if (!isRecord(value) || shapes.length === 0) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const known = shapes.flatMap((shape) => (Object.hasOwn(shape, name) ? [shape[name] as z.ZodMiniType] : []));
    if (known.length > 0) return extras(known, part, join(path, name));
    return [
      { kind: 'extra' as const, path: join(path, nameOfUnknown(name)), expected: 'nothing', example: short(part) },
    ];
  });
}

function propertiesOf(schema: z.ZodMiniType, name: string): z.ZodMiniType[] {
  return shapesOf(schema).flatMap((shape) => (Object.hasOwn(shape, name) ? [shape[name] as z.ZodMiniType] : []));
}

/** The field may also take texts, such as `gone`. */
function mayBeBoolean(schema: z.ZodMiniType): boolean {
  const { type, innerType, options } = definitionOf(schema);
  return type === 'boolean' || [...(innerType ? [innerType] : []), ...(options ?? [])].some(mayBeBoolean);
}

/** Finds `true` and `false` as text, which a schema that also takes texts accepts. */
function booleansAsText(schemas: readonly z.ZodMiniType[], value: unknown, path: string): Finding[] {
  if (typeof value === 'string') {
    const isWord = /^(true|false|yes|no|on|off|0|1)$/i.test(value.trim());
    const takesText = schemas.some((schema) => z.safeParse(schema, value).success);
    if (!isWord || !takesText || !schemas.some(mayBeBoolean)) return [];
    return [{ kind: 'wrong type', path, expected: 'boolean', example: short(value) }];
  }
  if (Array.isArray(value))
    return value.flatMap((item) => booleansAsText(schemas.flatMap(elementsOf), item, `${path}[]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    booleansAsText(
      schemas.flatMap((schema) => propertiesOf(schema, name)),
      part,
      join(path, name),
    ),
  );
}

function finding(issue: z.core.$ZodIssue): Finding {
  const path = issue.path.reduce<string>(
    (so, key) => (typeof key === 'number' ? `${so}[]` : join(so, String(key))),
    '',
  );
  const example = short(issue.input);
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') {
    const expected = issue.code === 'invalid_type' ? issue.expected : 'one of several types';
    return { kind: issue.input === undefined ? 'missing' : 'wrong type', path, expected, example };
  }
  return { kind: 'invalid', path, expected: expectedBy(issue), example };
}

/** The accepted values, in words. */
function expectedBy(issue: z.core.$ZodIssue): string {
  if ('format' in issue) return String(issue.format);
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  if (issue.code === 'not_multiple_of') return `a multiple of ${issue.divisor}`;
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return 'another value';
  const unit = units[issue.origin] ?? '';
  return issue.code === 'too_small' ? `at least ${issue.minimum}${unit}` : `at most ${issue.maximum}${unit}`;
}

const units: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };

/** Merges equal drifts of list items. */
function counted(findings: readonly Finding[]): Drift[] {
  const drifts = new Map<string, Drift>();
  for (const found of findings) {
    const key = `${found.kind} ${found.path} ${found.expected}`;
    const before = drifts.get(key);
    drifts.set(key, before ? { ...before, count: before.count + 1 } : { ...found, count: 1 });
  }
  return [...drifts.values()];
}

/** Removes an allowed `{message, data}` wrapper (SAFE-38). */
export const unwrapped = (body: unknown): unknown =>
  isRecord(body) && Object.hasOwn(body, 'message') && Object.hasOwn(body, 'data') ? body['data'] : body;

export function driftsOf(id: OperationId, answer: unknown): Drift[] {
  const body = unwrapped(answer);
  const schema = answerSchemas[id] as z.ZodMiniType;
  const parsed = schema.safeParse(body, { reportInput: true });
  return counted([
    ...(parsed.error?.issues ?? []).map(finding),
    ...booleansAsText([schema], body, ''),
    ...extras([schema], body, ''),
  ]);
}

/** Names the type of a value that may be personal; prints others, such as an unlisted word. */
export function printableExample({ kind, expected, example }: Drift): string {
  const isPlain = kind === 'invalid' && (!example.startsWith('"') || /^(one of |datetime)/.test(expected));
  if (isPlain || ['nothing', 'null', 'true', 'false'].includes(example)) return example;
  if (example.startsWith('"')) return 'a text';
  if (example.startsWith('[')) return 'a list';
  return example.startsWith('{') ? 'an object' : 'a number';
}

import * as z from 'zod/mini';
import { isRoomName } from '../../../domains/chat/index.ts';
import { isJson } from '../kit/formats.ts';

export interface OperatorField {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'json';
  readonly options: readonly string[];
  readonly required: boolean;
  /** The default value, as text. */
  readonly fallback: string;
  /** Of a number. */
  readonly range: { readonly min: number; readonly max: number; readonly whole: boolean } | null;
}

interface Property {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Property[];
}

const kinds: Readonly<Record<string, OperatorField['kind']>> = {
  number: 'number',
  integer: 'number',
  boolean: 'flag',
  object: 'json',
};

function fieldOf(name: string, property: Property, required: boolean): OperatorField {
  // Of a nullable field the type that is not null
  const shape = property.anyOf?.find(({ type }) => type !== 'null') ?? property;
  const options = (shape.enum ?? []).map(String);
  const kind = options.length > 0 ? 'choice' : (kinds[shape.type ?? ''] ?? 'text');
  const fallback = property.default === undefined ? '' : String(property.default);
  const { minimum: min = Number.MIN_SAFE_INTEGER, maximum: max = Number.MAX_SAFE_INTEGER, type } = shape;
  const range = kind === 'number' ? { min, max, whole: type === 'integer' } : null;
  return { name, kind, options, required: required && fallback === '', fallback, range };
}

export function operatorFields(schema: z.ZodMiniType): OperatorField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) =>
    fieldOf(name, property as Property, required.includes(name)),
  );
}

/** Whether a field takes the text; an empty one is left out or asked for by the browser. */
export function takesText({ name, kind, range }: OperatorField, text: string): boolean {
  if (text.trim() === '') return true;
  if (name === 'room') return isRoomName(text.trim());
  if (kind === 'json') return isJson(text);
  const value = Number(text);
  return range === null || (value >= range.min && value <= range.max && (!range.whole || Number.isInteger(value)));
}

const values: Partial<Record<OperatorField['kind'], (text: string) => unknown>> = {
  number: Number,
  flag: (text) => text === 'true',
  json: (text) => JSON.parse(text) as unknown,
};

/** The data of an action from the filled-in fields, each of which takes its text; empty fields are left out. */
export function operatorData(fields: readonly OperatorField[], filled: Readonly<Record<string, string>>) {
  const given = fields
    .map((field) => ({ ...field, text: (filled[field.name] ?? field.fallback).trim() }))
    .filter(({ text, kind }) => text !== '' || kind === 'flag')
    .map(({ name, kind, text }) => [name, values[kind]?.(text) ?? text]);
  return Object.fromEntries(given) as Record<string, unknown>;
}

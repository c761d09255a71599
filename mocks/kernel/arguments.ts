/**
 * Validates call arguments. A schema's `error` completes the sentence "it takes …", so it names the accepted values.
 */
import * as z from 'zod/mini';
import { BadCall, quoteValue } from './bad-call.ts';

type Issue = z.core.$ZodRawIssue;

/** An integer from `min` to `max`, inclusive. */
export function whole(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
}

/** A number from `min` to `max`, inclusive. */
export function between(min: number, max: number) {
  const error = `a number from ${min} to ${max}`;
  return z.number({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
}

/** One of several words. @param error accepted values; default: the words */
export const oneOf = <const Option extends string>(
  options: readonly Option[],
  error = `one of ${options.join(', ')}`,
) => z.enum(Object.fromEntries(options.map((option) => [option, option])) as { [O in Option]: O }, { error });

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

const units: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };

/** Field names of a strict object. */
function fieldsOf({ inst }: Issue): string {
  const shape = inst && 'shape' in inst ? (inst.shape as object) : {};
  return Object.keys(shape).join(', ') || 'no fields';
}

/** Accepted values, for schemas without their own `error`. */
function allowedBy(issue: Issue): string {
  if (issue.code === 'invalid_type') return typeNames[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  if (issue.code === 'unrecognized_keys') return `only ${fieldsOf(issue)}`;
  const unit = 'origin' in issue ? (units[issue.origin as string] ?? '') : '';
  if (issue.code === 'too_small') return `at least ${issue.minimum}${unit}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}${unit}`;
  return 'something else';
}

/**
 * Parses an argument (fills in defaults).
 * @param name for the error message
 * @throws BadCall when the schema rejects it
 */
export function readArgument<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = tryParse(schema, value, { error: allowedBy, reportInput: true });
  if (!parsed) throw new BadCall(`${name} does not take ${quoteValue(value)}`);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).map((step) => `.${String(step)}`).join('');
  const found = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.input;
  if (found === undefined) throw new BadCall(`${name}${path} is missing; it takes ${issue?.message}`);
  throw new BadCall(`${name}${path} does not take ${quoteValue(found)}; it takes ${issue?.message}`);
}

/**
 * Parses a possibly hostile value. Null when a check throws, such as a length check on an object with an incomparable
 * `length`: such a value fits no schema.
 */
export function tryParse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  params?: Parameters<Schema['safeParse']>[1],
): z.core.util.SafeParseResult<z.output<Schema>> | null {
  try {
    return schema.safeParse(value, params);
  } catch {
    return null;
  }
}

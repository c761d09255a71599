/** Checks the arguments of calls. The `error` of a schema ends the sentence "it takes …", so it says what is allowed. */
import * as z from 'zod/mini';
import { BadCall, quoteValue } from './bad-call.ts';

type Issue = z.core.$ZodRawIssue;

/** A whole number from `min` to `max`, both included. */
export function whole(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
}

/** Any number from `min` to `max`, both included. */
export function between(min: number, max: number) {
  const error = `a number from ${min} to ${max}`;
  return z.number({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
}

/** One of a few words. @param error what is allowed; the list of the words unless given */
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

/** Names the fields of a strict object. */
function fieldsOf({ inst }: Issue): string {
  const shape = inst && 'shape' in inst ? (inst.shape as object) : {};
  return Object.keys(shape).join(', ') || 'no fields';
}

/** Says what is allowed, for schemas without an `error` of their own. */
function allowedBy(issue: Issue): string {
  if (issue.code === 'invalid_type') return typeNames[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  if (issue.code === 'unrecognized_keys') return `only ${fieldsOf(issue)}`;
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters' : '';
  if (issue.code === 'too_small') return `at least ${issue.minimum}${unit}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}${unit}`;
  return 'something else';
}

/**
 * Checks an argument by its schema and returns it as the schema makes it (defaults filled in).
 * @param name of the argument, for the message of the error
 * @throws BadCall when the schema refuses it
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
  throw new BadCall(`${name}${path} does not take ${quoteValue(found)}; it takes ${issue?.message}`);
}

/**
 * What a schema says about a value that may be hostile; null when its checks break on it, as those of a length do on an object
 * whose `length` cannot be compared. Such a value fits no schema.
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

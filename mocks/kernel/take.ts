import * as z from 'zod/mini';
import { BadCall, shown } from './bad-call.ts';

type Issue = z.core.$ZodRawIssue;

/** A whole number in a range, which its refusal names. */
export function whole(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
}

/** Any number in a range, which its refusal names. */
export function between(min: number, max: number) {
  const error = `a number from ${min} to ${max}`;
  return z.number({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
}

/** One of a few words, which its refusal lists. */
export const oneOf = <const Option extends string>(
  options: readonly Option[],
  error = `one of ${options.join(', ')}`,
) => z.enum(Object.fromEntries(options.map((option) => [option, option])) as { [O in Option]: O }, { error });

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

/** The fields of an object that knows no others. */
function fieldsOf({ inst }: Issue): string {
  const shape = inst && 'shape' in inst ? (inst.shape as object) : {};
  return Object.keys(shape).join(', ') || 'no fields';
}

/** What would be right in the place of what is there, for schemas that do not say it themselves. */
function wanted(issue: Issue): string {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  if (issue.code === 'unrecognized_keys') return `only ${fieldsOf(issue)}`;
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters' : '';
  if (issue.code === 'too_small') return `at least ${issue.minimum}${unit}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}${unit}`;
  return 'something else';
}

/**
 * Reads a value by a schema.
 * @param what names it in the sentence that refuses it
 * @throws BadCall
 */
export function take<Schema extends z.ZodMiniType>(what: string, schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: wanted, reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).map((step) => `.${String(step)}`).join('');
  const found = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.input;
  throw new BadCall(`${what}${path} does not take ${shown(found)}; it takes ${issue?.message}`);
}

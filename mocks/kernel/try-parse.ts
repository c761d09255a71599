import type * as z from 'zod/mini';

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

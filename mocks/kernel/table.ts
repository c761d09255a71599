import type { Collection } from '@mswjs/data';
import type * as z from 'zod/mini';

/** A kind of record: table name and schema. */
export interface TableKey<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly schema: Schema;
}

/** The records of one kind in one world: a collection of `@mswjs/data`. */
export type Table<Schema extends z.ZodMiniType> = Collection<Schema>;

/** @param name appears in dumps, links and the panel: never change it once worlds are stored */
export const defineTable = <Schema extends z.ZodMiniType>(name: string, schema: Schema): TableKey<Schema> => ({
  name,
  schema,
});

/**
 * The first match. Scans the records directly: the collection's generator-based queries cost several times as much, and
 * every call looks up its player and game.
 */
export const firstRecord = <Schema extends z.ZodMiniType>(
  table: Table<Schema>,
  fits: (record: z.infer<Schema>) => boolean,
): z.infer<Schema> | undefined => (table.all() as readonly z.infer<Schema>[]).find(fits);

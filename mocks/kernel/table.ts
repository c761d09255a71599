import type { Collection } from '@mswjs/data';
import type * as z from 'zod/mini';

/** A kind of record that a domain keeps: the name of its table and the shape of its records. */
export interface TableKey<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly schema: Schema;
}

/** The records of one kind in one world: a collection of `@mswjs/data`. */
export type Table<Schema extends z.ZodMiniType> = Collection<Schema>;

/** @param name as it stands in dumps, links and the panel: never changed once worlds are stored */
export const defineTable = <Schema extends z.ZodMiniType>(name: string, schema: Schema): TableKey<Schema> => ({
  name,
  schema,
});

/**
 * The first record that fits. Looks at the records themselves: the collection's own queries are made of generators and cost
 * several times as much, which counts in what every call asks for, its player and its game.
 */
export const firstRecord = <Schema extends z.ZodMiniType>(
  table: Table<Schema>,
  fits: (record: z.infer<Schema>) => boolean,
): z.infer<Schema> | undefined => (table.all() as readonly z.infer<Schema>[]).find(fits);

import type * as z from 'zod/mini';
import type { World } from './world.ts';

/** Something that the people behind the site do, on a tester's word. */
export interface OperatorAction<Data = never> {
  readonly schema: z.ZodMiniType<Data>;
  readonly run: (world: World, data: Data) => void | Promise<void>;
}

export const operatorAction = <Data>(
  schema: z.ZodMiniType<Data>,
  run: OperatorAction<Data>['run'],
): OperatorAction<Data> => ({ schema, run });

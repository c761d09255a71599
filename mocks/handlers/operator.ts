import type * as z from 'zod/mini';
import type { World } from '../world/world.ts';
import { callbackOperator } from './callback-operator.ts';
import { cashierOperator } from './cashier-operator.ts';
import { chatOperator } from './chat-operator.ts';
import type { OperatorAction } from './operator-action.ts';
import { rewardsOperator } from './rewards-operator.ts';

/** Every action by name; journaled, so that it replays. */
export const operatorActions = { ...rewardsOperator, ...cashierOperator, ...callbackOperator, ...chatOperator };
export type OperatorActionName = keyof typeof operatorActions;
export type OperatorData<Name extends OperatorActionName> = z.infer<(typeof operatorActions)[Name]['schema']>;

export const isOperatorAction = (name: string): boolean => Object.hasOwn(operatorActions, name);

/** @throws Error for an action that does not exist or data it does not take; Refusal when the world refuses it */
export async function runOperatorAction(world: World, name: string, data: unknown): Promise<void> {
  if (!isOperatorAction(name)) throw new Error(`no operator action is named ${name}`);
  const action = (operatorActions as Record<string, unknown>)[name] as OperatorAction<unknown>;
  const parsed = action.schema.safeParse(data);
  if (!parsed.success) throw new Error(`${name} does not take ${JSON.stringify(data)}`);
  await action.run(world, parsed.data);
}

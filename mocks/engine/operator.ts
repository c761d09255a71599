import type * as z from 'zod/mini';
import { rewardsOperator } from '../domains/bonus/operator.ts';
import { chatOperator } from '../domains/chat/operator.ts';
import { callbackOperator } from '../domains/qr/operator.ts';
import { cashierOperator } from '../domains/withdraw/operator.ts';
import type { OperatorAction } from '../kernel/domain.ts';
import type { World } from '../kernel/world.ts';

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

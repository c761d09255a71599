import type * as z from 'zod/mini';
import { BadCall } from '../kernel/bad-call.ts';
import type { OperatorAction } from '../kernel/domain.ts';
import type { World } from '../kernel/world.ts';
import { operatorActions } from './registry.ts';

export type OperatorActionName = keyof typeof operatorActions;
export type OperatorData<Name extends OperatorActionName> = z.input<(typeof operatorActions)[Name]['schema']>;

/** All actions, by names that may come from outside. */
const byName: Readonly<Record<string, OperatorAction>> = operatorActions;

export const isOperatorAction = (name: string): name is OperatorActionName => Object.hasOwn(operatorActions, name);
/** In the order of the alphabet. */
export const operatorActionNames = Object.keys(operatorActions).filter(isOperatorAction).sort();

/** Whether the app learns of an action by itself. */
export const appNotices = (name: OperatorActionName): boolean => operatorActions[name].appNotices;

/** @throws BadCall for an action that does not exist or data it does not take; Refusal when the world refuses it */
export function carryOutOperatorAction(world: World, name: string, data: unknown): void | Promise<void> {
  const action = isOperatorAction(name) ? byName[name] : undefined;
  if (!action) throw new BadCall(`no operator action is named ${name}`);
  return action.carryOut(world, name, data);
}

/** Each operator action as a function of its own, for the console and for tests. */
export type OperatorCalls = {
  readonly [Name in OperatorActionName]: (data: OperatorData<Name>) => Promise<void>;
};

export const operatorCalls = (operate: (name: OperatorActionName, data: never) => Promise<void>): OperatorCalls =>
  Object.fromEntries(operatorActionNames.map((name) => [name, (data: never) => operate(name, data)])) as OperatorCalls;

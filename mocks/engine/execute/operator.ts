import type * as z from 'zod/mini';
import { BadCall } from '../../kernel/bad-call.ts';
import type { OperatorAction } from '../../kernel/domain.ts';
import type { World } from '../../kernel/world.ts';
import { operatorActions } from './registry.ts';

export type OperatorActionName = keyof typeof operatorActions;
export type OperatorData<Name extends OperatorActionName> = z.input<(typeof operatorActions)[Name]['schema']>;

/** For names from outside, which may be unknown. */
const byName: Readonly<Record<string, OperatorAction>> = operatorActions;

export const isOperatorAction = (name: string): name is OperatorActionName => Object.hasOwn(operatorActions, name);
/** Whether a known action takes the data. */
export const takesData = (name: string, data: unknown): boolean =>
  byName[name]?.schema.safeParse(data).success === true;
/** In alphabetical order. */
export const operatorActionNames = Object.keys(operatorActions).filter(isOperatorAction).sort();

/** Whether the app notices an action without a reload. */
export const appNotices = (name: OperatorActionName): boolean => operatorActions[name].appNotices;

/** @throws BadCall for an unknown action or invalid data; Refusal when the world refuses it */
export function carryOutOperatorAction(world: World, name: string, data: unknown): void | Promise<void> {
  const action = isOperatorAction(name) ? byName[name] : undefined;
  if (!action) throw new BadCall(`no operator action is named ${name}`);
  return action.carryOut(world, name, data);
}

/** One function for each operator action, for console and tests. */
export type OperatorCalls = {
  readonly [Name in OperatorActionName]: (data: OperatorData<Name>) => Promise<void>;
};

export const operatorCalls = (operate: (name: OperatorActionName, data: never) => Promise<void>): OperatorCalls =>
  Object.fromEntries(operatorActionNames.map((name) => [name, (data: never) => operate(name, data)])) as OperatorCalls;

import { type OperatorActionName, type OperatorData } from './operator.ts';
import { operatorActions } from './registry.ts';

/** Each operator action as a function of its own, for the console and for tests. */
export type OperatorCalls = {
  readonly [Name in OperatorActionName]: (data: OperatorData<Name>) => Promise<void>;
};

export function operatorCalls(operate: (name: OperatorActionName, data: never) => Promise<void>): OperatorCalls {
  const names = Object.keys(operatorActions) as OperatorActionName[];
  return Object.fromEntries(
    names.map((name) => [name, (data: never) => operate(name, data)]),
  ) as unknown as OperatorCalls;
}

import { nearName } from './near-name.ts';

export const parameterNames = [
  ...(['scenario', 'seed', 'at', 'set', 'freeze', 'lang', 'as', 'panel', 'net', 'reset'] as const),
  ...(['present', 'state', 'notes', 'fault', 'brand'] as const),
] as const;

export type ParameterName = (typeof parameterNames)[number];

/** A parameter whose name cannot be used as it was written. */
export interface NameProblem {
  readonly parameter: string;
  readonly value: string;
  /** The parameter that was likely meant; null for one that is given more than once. */
  readonly meant: string | null;
}

/** May be given more than once: each adds to the others. */
const repeatable: readonly string[] = ['fault'];

/** Names that are likely typing errors, and those of the sandbox that are given more than once. Others belong to the app, or to nobody. */
export function readNames(query: URLSearchParams): NameProblem[] {
  const known: readonly string[] = parameterNames;
  const near = [...query].flatMap(([parameter, value]) => {
    const meant = nearName(parameter, known);
    return meant === null ? [] : [{ parameter, value, meant }];
  });
  const repeated = known
    .filter((name) => !repeatable.includes(name))
    .map((parameter) => ({ parameter, values: query.getAll(parameter) }))
    .filter(({ values }) => values.length > 1);
  return [...near, ...repeated.map(({ parameter, values }) => ({ parameter, value: values.join(', '), meant: null }))];
}

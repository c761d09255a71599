import { nearName } from './near-name.ts';

export const parameterNames = [
  ...(['scenario', 'seed', 'at', 'set', 'freeze', 'lang', 'as', 'panel', 'net', 'reset'] as const),
  ...(['present', 'state', 'fault', 'brand', 'frame'] as const),
] as const;

export type ParameterName = (typeof parameterNames)[number];

/** A parameter with an unusable name. */
export interface NameProblem {
  readonly parameter: string;
  readonly value: string;
  /** The parameter likely meant; null for a repeated one. */
  readonly meant: string | null;
}

/** Repeatable: each occurrence adds to the others. */
const repeatable: readonly string[] = ['fault'];

/** Likely typos, and repeated sandbox parameters. Other names belong to the app, or are unknown. */
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

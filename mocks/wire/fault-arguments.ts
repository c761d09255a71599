import * as z from 'zod/mini';
import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { bodySchemas } from '../../contract/generated/schemas.ts';
import { oneOf } from '../kernel/arguments.ts';
import { effectFields, type Fault, type FaultEffect, faultCondition, faultSchema, faultTimes } from './faults.ts';

const operationIds = ['*', ...Object.keys(operations)] as const;

/** Accepted operations of a fault. */
export const faultedOperation = oneOf(
  operationIds,
  `"*" or an operation of the contract (${operationIds.slice(1).join(', ')})`,
);

const allCodes = Object.keys(errorStatus) as ErrorCode[];
const codesOf = (operation: string): readonly string[] =>
  operation === '*' ? allCodes : operations[operation as OperationId].errors;

/** Whether an effect does anything. */
const strikes = ({ code, status, body, delay = 0, after, cut, terminate }: FaultEffect): boolean =>
  [code, status, body, after].some((said) => said !== undefined) || delay > 0 || cut === true || terminate === true;

/** Internals of a contract schema. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

/** Field paths of a body, such as `amount` and `message.payload`. */
function pathsIn(schema: z.ZodMiniType | undefined, before = ''): string[] {
  const { shape = {}, innerType, options = [] } = (schema?._zod.def ?? {}) as Definition;
  return [
    ...(innerType ? [innerType, ...options] : options).flatMap((one) => pathsIn(one, before)),
    ...Object.entries(shape).flatMap(([name, field]) => [before + name, ...pathsIn(field, `${before}${name}.`)]),
  ];
}

/** Field paths that a fault condition accepts; none without a body, for uploads, and for `*`. */
export const bodyPaths = (operation: string): readonly string[] => [
  ...new Set(pathsIn((bodySchemas as Partial<Record<string, z.ZodMiniType>>)[operation])),
];

/** Refuses unknown body paths and lists the valid ones. */
const conditionFor = (operation: string) =>
  faultCondition.check(({ value, issues }) => {
    const known = bodyPaths(operation);
    for (const path of Object.keys(value.body ?? {}))
      if (!known.includes(path))
        issues.push({
          code: 'custom',
          path: ['body'],
          input: path,
          message: known.join(', ') || `no field: ${operation} has no body of the contract`,
        });
  });

/** Refuses two ways of counting calls: their order would be ambiguous. */
const countsOnce = ({ times, when }: Partial<Fault>): string | null =>
  typeof times === 'number' && when?.nth !== undefined ? 'nth or every nth call (times), not both' : null;

/** Schema of a fault's effect on an operation; it must do something. A code alone stands for `{ code }`. */
export function faultEffect(operation: string) {
  const codes = `a code (${codesOf(operation).join(', ')})`;
  const error = `${codes} or an effect with at least one of code, status, body, delay, after, cut and terminate`;
  return z
    .strictObject(
      {
        // The same operation, as `faults()` lists it
        operation: z.optional(z.literal(operation, { error: `only ${operation}` })),
        code: z.optional(oneOf(allCodes, codes)),
        ...effectFields,
        times: z.optional(faultTimes),
        when: z.optional(conditionFor(operation)),
      },
      { error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : error) },
    )
    .check(({ value, issues }) => {
      const given = value as Partial<Fault>;
      const message = countsOnce(given) ?? (strikes(given) ? null : error);
      if (message !== null) issues.push({ code: 'custom', input: value, message });
    });
}

/** A pending fault to remove. */
export const waitingFault = z.custom<Fault>((given) => faultSchema.safeParse(given).success, {
  error: 'nothing, or one of faults()',
});

import * as z from 'zod/mini';
import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { bodySchemas } from '../../contract/generated/schemas.ts';
import { oneOf } from '../kernel/arguments.ts';
import { effectFields, type Fault, type FaultEffect, faultCondition, faultSchema, faultTimes } from './faults.ts';

const operationIds = ['*', ...Object.keys(operations)] as const;

/** What a fault can be for. */
export const faultedOperation = oneOf(
  operationIds,
  `"*" or an operation of the contract (${operationIds.slice(1).join(', ')})`,
);

const allCodes = Object.keys(errorStatus) as ErrorCode[];
const codesOf = (operation: string): readonly string[] =>
  operation === '*' ? allCodes : operations[operation as OperationId].errors;

/** Whether an effect changes anything at all. */
const strikes = ({ code, status, body, delay = 0, after, cut, terminate }: FaultEffect): boolean =>
  [code, status, body, after].some((said) => said !== undefined) || delay > 0 || cut === true || terminate === true;

/** What a schema of the contract is made of. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

/** The paths of a body's fields, such as `amount` and `message.payload`. */
function pathsIn(schema: z.ZodMiniType | undefined, before = ''): string[] {
  const { shape = {}, innerType, options = [] } = (schema?._zod.def ?? {}) as Definition;
  return [
    ...(innerType ? [innerType, ...options] : options).flatMap((one) => pathsIn(one, before)),
    ...Object.entries(shape).flatMap(([name, field]) => [before + name, ...pathsIn(field, `${before}${name}.`)]),
  ];
}

/** The fields of a call's body that a fault can wait for, by path; none for a call without a body, an upload, and `*`. */
export const bodyPaths = (operation: string): readonly string[] => [
  ...new Set(pathsIn((bodySchemas as Partial<Record<string, z.ZodMiniType>>)[operation])),
];

/** Refuses a path that the body does not have, with those it has. */
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

/** Two ways to count calls are one too many: which of them would count first could not be said. */
const countsOnce = ({ times, when, next }: Partial<Fault>): string | null => {
  if (typeof times === 'number' && when?.nth !== undefined) return 'nth or every nth call (times), not both';
  return times !== undefined && times !== 'once' && next ? 'a sequence (next) once' : null;
};

/** What a fault can do to an operation: an effect that does something. A code alone stands for `{ code }`. */
export function faultEffect(operation: string) {
  const codes = `a code (${codesOf(operation).join(', ')})`;
  const error = `${codes} or an effect with at least one of code, status, body, delay, after, cut and terminate`;
  const fields = { code: z.optional(oneOf(allCodes, codes)), ...effectFields };
  return z
    .strictObject(
      {
        // one that holds for the same operation, as `faults()` lists it
        operation: z.optional(z.literal(operation, { error: `only ${operation}` })),
        ...fields,
        times: z.optional(faultTimes),
        when: z.optional(conditionFor(operation)),
        next: z.optional(z.array(z.strictObject(fields)).check(z.maxLength(20))),
      },
      { error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : error) },
    )
    .check(({ value, issues }) => {
      const given = value as Partial<Fault>;
      const message = countsOnce(given) ?? (strikes(given) || given.next?.some(strikes) ? null : error);
      if (message !== null) issues.push({ code: 'custom', input: value, message });
    });
}

/** A fault that was waiting, to be taken away again. */
export const waitingFault = z.custom<Fault>((given) => faultSchema.safeParse(given).success, {
  error: 'nothing, or one of faults()',
});

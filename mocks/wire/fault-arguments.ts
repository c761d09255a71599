import * as z from 'zod/mini';
import { type ErrorCode, errorStatus } from '../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { oneOf } from '../kernel/arguments.ts';
import { effectFields, type Fault, type FaultEffect, faultSchema, faultTimes } from './faults.ts';

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

/** What a fault can do to an operation: an effect that does something. A code alone stands for `{ code }`. */
export function faultEffect(operation: string) {
  const codes = `a code (${codesOf(operation).join(', ')})`;
  const error = `${codes} or an effect with at least one of code, status, body, delay, after, cut and terminate`;
  return z
    .strictObject(
      {
        // one that holds for the same operation, as `faults()` lists it
        operation: z.optional(z.literal(operation, { error: `only ${operation}` })),
        code: z.optional(oneOf(allCodes, codes)),
        ...effectFields,
        times: z.optional(faultTimes),
      },
      { error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : error) },
    )
    .check(z.refine((given) => strikes(given), { error }));
}

/** A fault that was waiting, to be taken away again. */
export const waitingFault = z.custom<Fault>((given) => faultSchema.safeParse(given).success, {
  error: 'nothing, or one of faults()',
});

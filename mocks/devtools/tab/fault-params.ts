import type { ErrorCode } from '../../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { bodyPaths } from '../../wire/fault-arguments.ts';
import { type FaultCondition, inContract } from '../../wire/faults.ts';
import type { Read } from './params.ts';

/** The next matching call of an operation answers with this code. */
export interface ParamFault {
  readonly operation: OperationId;
  readonly code: ErrorCode;
  readonly when?: FaultCondition;
}

type Condition = Omit<FaultCondition, 'nth'>;
type Wrong = Extract<Read<never>, { readonly accepts: unknown }>;

/** The conditions between the brackets, or the first one that is wrong. */
function conditionOf(operation: OperationId, text: string): { value: Condition } | Wrong {
  const body: Record<string, string> = {};
  let player: string | undefined;
  for (const part of text.split(',')) {
    const [name = '', ...rest] = part.split('=');
    const value = rest.length > 0 ? rest.join('=') : null;
    if (value !== null && name === 'player') player = value;
    else if (value !== null && bodyPaths(operation).includes(name)) body[name] = value;
    else return { rule: 'faultField', part, accepts: fieldsOf(operation) };
  }
  return { value: { ...(Object.keys(body).length > 0 && { body }), ...(player !== undefined && { player }) } };
}

const fieldsOf = (operation: OperationId) =>
  [...bodyPaths(operation), 'player'].map((name) => `${operation}[${name}=…]:…`);

/** Parts of a fault after its operation: `[…]`, `@…` and the rest, each as it is written. */
const parts = /^(\[[^\]]*\]?)?(@[^:]*)?(.*)$/s;

/** Such as `transfer:TRANSFER_FAIL` and `transfer[amount=500,player=0812345678]@2:TRANSFER_FAIL`. */
function readFault(text: string): Read<ParamFault> {
  const operation = /^\w*/.exec(text)?.[0] ?? '';
  if (!Object.hasOwn(operations, operation))
    return { rule: 'faultOperation', part: operation || text, accepts: Object.keys(operations).map((id) => `${id}:…`) };
  const id = operation as OperationId;
  const [, brackets, at, rest = ''] = parts.exec(text.slice(operation.length)) ?? [];
  if (brackets !== undefined && !brackets.endsWith(']'))
    return { rule: 'faultBracket', part: brackets, accepts: fieldsOf(id) };
  const condition = brackets === undefined ? { value: {} } : conditionOf(id, brackets.slice(1, -1));
  if (!('value' in condition)) return condition;
  if (at !== undefined && !/^@[1-9]\d{0,4}$/.test(at))
    return { rule: 'faultCall', part: at, accepts: [`${id}@1:…`, `${id}@99999:…`] };
  const code = /^:(.*)$/s.exec(rest)?.[1] ?? rest;
  if (!rest.startsWith(':') || !inContract(id, code))
    return {
      rule: code === '' ? 'faultNoCode' : 'faultCode',
      part: code,
      accepts: operations[id].errors.map((known) => `${id}:${known}`),
    };
  const when = { ...condition.value, ...(at !== undefined && { nth: Number(at.slice(1)) }) };
  const waits = Object.keys(when).length > 0;
  return { value: { operation: id, code: code as ErrorCode, ...(waits && { when }) } };
}

/** Reads the faults of an address, with commas between them. */
export function readFaults(text: string): Read<readonly ParamFault[]> {
  const faults: ParamFault[] = [];
  // Not the commas between brackets
  for (const part of text.split(/,(?![^[]*\])/)) {
    const read = readFault(part);
    if (!('value' in read)) return read;
    faults.push(read.value);
  }
  return { value: faults };
}

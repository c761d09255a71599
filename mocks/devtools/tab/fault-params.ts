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

/** Such as `transfer:TRANSFER_FAIL` and `transfer[amount=500,player=0812345678]@2:TRANSFER_FAIL`. */
const written = /^(\w+)(?:\[([^\]]*)\])?(?:@([1-9]\d{0,4}))?:(.*)$/;

type Condition = Omit<FaultCondition, 'nth'>;

/** Parses the text between the brackets; null if it names no field of the body. */
function conditionOf(operation: OperationId, text: string): Condition | null {
  const body: Record<string, string> = {};
  let player: string | undefined;
  for (const part of text.split(',')) {
    const [name = '', ...rest] = part.split('=');
    const value = rest.length > 0 ? rest.join('=') : null;
    if (value !== null && name === 'player') player = value;
    else if (value !== null && bodyPaths(operation).includes(name)) body[name] = value;
    else return null;
  }
  return { ...(Object.keys(body).length > 0 && { body }), ...(player !== undefined && { player }) };
}

function readFault(text: string): Read<ParamFault> {
  const [, operation = '', conditions, nth, code = ''] = written.exec(text) ?? ['', /^\w*/.exec(text)?.[0] ?? ''];
  if (!Object.hasOwn(operations, operation)) return { accepts: Object.keys(operations).map((id) => `${id}:…`) };
  const id = operation as OperationId;
  const condition = conditions === undefined ? {} : conditionOf(id, conditions);
  if (condition === null) return { accepts: [...bodyPaths(id), 'player'].map((name) => `${id}[${name}=…]:…`) };
  if (!inContract(id, code)) return { accepts: operations[id].errors.map((known) => `${id}:${known}`) };
  const when = { ...condition, ...(nth !== undefined && { nth: Number(nth) }) };
  const waits = Object.keys(when).length > 0;
  return { value: { operation: id, code: code as ErrorCode, ...(waits && { when }) } };
}

/** Reads the faults of an address, with commas between them. */
export function readFaults(text: string): Read<readonly ParamFault[]> {
  const faults: ParamFault[] = [];
  // not the commas between brackets
  for (const part of text.split(/,(?![^[]*\])/)) {
    const read = readFault(part);
    if (!('value' in read)) return read;
    faults.push(read.value);
  }
  return { value: faults };
}

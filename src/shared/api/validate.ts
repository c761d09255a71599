import { sessionEndingCodes } from '../../../contract/generated/errors.ts';
import { matchOperation, type OperationId, operations } from '../../../contract/generated/operations.ts';
import { answerSchemas } from '../../../contract/generated/schemas.ts';
import { isRecord } from '../base/is-record.ts';
import { mayBeOfGateway, openBody, reasonOf, statusOfReason } from './envelope.ts';
import { type RepairMode, repair } from './repair.ts';

/**
 * Answers whose fields are shown one by one: a bad field becomes null and the rest stays, so that one figure that can't
 * be read does not hide the others. The code that reads them takes null in place of any field.
 */
const partial: ReadonlySet<OperationId> = new Set([
  'refreshSlots',
  'getWithdrawLimits',
  'getProfile',
  'checkRefund',
  'getQr',
  'createQr',
  'getSpinSetup',
  'spin',
  'listCoupons',
  'listBonuses',
  'findPromotion',
]);

/** Histories: a row is never left out for a bad date or word in it; the code that reads them takes any value. */
const complete: ReadonlySet<OperationId> = new Set(['listStatements', 'listSlips', 'listInvites', 'listRefunds']);

/** A field without which the rest of a partial answer is useless. */
const essential: Partial<Record<OperationId, string>> = { getQr: 'hasQrcode', createQr: 'hasQrcode', spin: 'success' };

function modeOf(id: OperationId): RepairMode {
  // A game without a code may still hold money: its place stays, so that the total is called partial (WAL-23).
  if (id === 'getWallet') return 'nullFieldsAndItems';
  // A text that cannot be read keeps its place: what is agreed to has to be shown whole (SAFE-84).
  if (id === 'getAgreements' || id === 'getConditions') return 'nullFieldsAndItems';
  // A message with one bad part still stands in its place; it is read like those of the socket.
  if (id === 'getChatHistory') return 'keepLists';
  return partial.has(id) ? 'nullFields' : complete.has(id) ? 'keepObjects' : 'dropItems';
}

/** The command of a path that moves money; null for any other. */
export function moneyOperation(method: string, path: string | null): OperationId | null {
  const match = path === null ? null : matchOperation(method, path);
  return match !== null && operations[match.id].money ? match.id : null;
}

const fieldsOf = (id: OperationId): ReadonlySet<string> => new Set(Object.keys(answerSchemas[id].shape));

/**
 * Checks an answer against the contract, leniently: list items that don't fit are dropped or repaired, and that is
 * logged by its place, never by its value. Fields that the contract does not know are dropped as well.
 * @returns null when the answer as a whole is not what the contract says; null is no valid answer of any operation.
 */
async function validAnswer(id: OperationId, answer: unknown): Promise<unknown> {
  const { value, repaired } = await repair(answerSchemas[id], answer, modeOf(id), essential[id]);
  // An answer that can't be used at all becomes an error on the screen: it is not logged as well.
  if (repaired.length > 0 && value !== null)
    console.warn(`Answer of ${id} does not fit the contract`, repaired.join(', '));
  return value;
}

interface Refusal {
  readonly kind: 'refusal';
  /** The server's text, or the code that stands for a refusal without one. */
  readonly code: string;
  /** The server's text; null when there was none. */
  readonly raw: string | null;
  /** The HTTP status of the answer, or of its code. */
  readonly status: number;
  readonly endsSession: boolean;
  /** Whether the answer may be that of a gateway, which does not know what became of the request. */
  readonly byGateway: boolean;
}

function refusal(raw: string | null, status: number, byGateway = false): Refusal {
  // A proxy's own answers carry no code of the contract.
  const codeWithoutText = status === 401 ? 'invalid-token' : status === 429 ? 'REQUEST_LIMIT' : 'INTERNAL_SERVER_ERROR';
  const code = raw ?? codeWithoutText;
  return { kind: 'refusal', code, raw, status, endsSession: sessionEndingCodes.has(code), byGateway };
}

/** Levels of an answer. Code that walks through an answer would run out of stack on one of thousands. */
const maxDepth = 64;

/** Letters in a row that are not ASCII. Browsers take seconds to find where a much longer run of Thai may break. */
const longRun = /\P{ASCII}{1000}/gu;
/** A shorter text holds no such run and is skipped: an answer may have tens of thousands of texts. UTF-16 units. */
const runLength = 1_000;
const zeroWidthSpace = '\u200b';

/**
 * Prepares a body in place for the code that walks through it and the screens that draw it: what is nested too deep
 * becomes null, fits no field then and is repaired like any other misfit; long runs of letters may break (SAFE-67).
 */
function bound(value: unknown, left = maxDepth): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(value)) {
    const child = fields[key];
    if (left === 0) fields[key] = null;
    else if (typeof child !== 'string') bound(child, left - 1);
    else if (child.length >= runLength) fields[key] = child.replace(longRun, `$&${zeroWidthSpace}`);
  }
}

/** The operations whose answer says which player it is about, and where. */
const namedPlayer: Partial<Record<OperationId, (answer: Readonly<Record<string, unknown>>) => unknown>> = {
  getProfile: ({ _id }) => _id,
  updateProfile: ({ _id }) => _id,
  getWallet: ({ profile }) => (isRecord(profile) ? profile._id : null),
};

/** Id of the player that an answer is about; null where it names none. */
function playerIn(id: OperationId, answer: unknown): string | null {
  const named = isRecord(answer) ? namedPlayer[id]?.(answer) : null;
  return typeof named === 'string' ? named.trim() || null : null;
}

/** What an answer of the server is: data, a refusal, or unreadable when it is neither. */
export type Reading =
  /** `player`: id of the player that it is about, where it names one. */
  | { readonly kind: 'answer'; readonly value: unknown; readonly player: string | null }
  | Refusal
  | { readonly kind: 'unreadable' };

/**
 * Reads an answer: the data that was asked for, a refusal, or neither.
 * @param path below the API base; null for another address, whose answers stay as they came
 */
export async function readAnswer(method: string, path: string | null, status: number, body: unknown): Promise<Reading> {
  bound(body);
  if (status < 200 || status >= 300) return refusal(reasonOf(status, body), status, mayBeOfGateway(status, body));
  const match = path === null ? null : matchOperation(method, path);
  const opened = match ? openBody(body, fieldsOf(match.id)) : { kind: 'answer' as const, value: body };
  if (opened.kind === 'refusal') return refusal(opened.raw, statusOfReason(opened.raw));
  if (opened.kind === 'unreadable') return opened;
  const value = match ? await validAnswer(match.id, opened.value) : opened.value;
  if (value === null || value === undefined) return { kind: 'unreadable' };
  return { kind: 'answer', value, player: match ? playerIn(match.id, value) : null };
}

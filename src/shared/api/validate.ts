import { sessionEndingCodes } from '../../../contract/generated/errors.ts';
import { matchOperation, type OperationId, operations } from '../../../contract/generated/operations.ts';
import { answerSchemas } from '../../../contract/generated/schemas.ts';
import { openBody, reasonOf, statusOfReason } from './envelope.ts';
import { type RepairMode, repair } from './repair.ts';

/**
 * Answers whose parts are shown one by one: a bad field becomes null and the rest stays, so that one figure that can't
 * be read does not hide the others. Their readers take null in place of any field.
 */
const partial: ReadonlySet<OperationId> = new Set([
  ...(['refreshSlots', 'getWithdrawLimits', 'getProfile', 'checkRefund', 'getQr', 'createQr'] as const),
  ...(['getSpinSetup', 'spin', 'listCoupons', 'listBonuses', 'findPromotion'] as const),
]);

/** Histories: a movement of money is never left out for a date or a word of its own; their readers take anything. */
const complete: ReadonlySet<OperationId> = new Set(['listStatements', 'listSlips', 'listInvites', 'listRefunds']);

/** A field without which the rest of a partial answer says nothing. */
const essential: Partial<Record<OperationId, string>> = { getQr: 'hasQrcode', createQr: 'hasQrcode', spin: 'success' };

function modeOf(id: OperationId): RepairMode {
  // A game that can't be told from another may still hold money: its place stays, so that the total is called partial.
  if (id === 'getWallet') return 'place';
  // A message of which one part is bad still stands in its place; its reader is the one that the socket's pass too.
  if (id === 'getChatHistory') return 'each';
  return partial.has(id) ? 'blank' : complete.has(id) ? 'keep' : 'drop';
}

/** Whether the path belongs to a command that moves money. */
export function movesMoney(method: string, path: string | null): boolean {
  const match = path === null ? null : matchOperation(method, path);
  return match !== null && operations[match.id].money;
}

const fieldsOf = (id: OperationId): ReadonlySet<string> => new Set(Object.keys(answerSchemas[id].shape));

/**
 * Holds an answer against the contract, leniently: list items that don't fit are dropped or mended, and that is
 * logged by its place, never by its value. Fields the contract does not know are dropped as well.
 * @returns null when the answer as a whole is not what the contract says; null is no valid answer of any operation.
 */
function validAnswer(id: OperationId, answer: unknown): unknown {
  const { value, mended } = repair(answerSchemas[id], answer, modeOf(id), essential[id]);
  // An answer that is lost altogether becomes an error on the screen, which needs no second report.
  if (mended.length > 0 && value !== null) console.warn(`Answer of ${id} does not fit the contract`, mended.join(', '));
  return value;
}

interface Refusal {
  readonly kind: 'refusal';
  /** What was said, or the code that stands for a refusal without words. */
  readonly code: string;
  /** The server's words; null when it said none. */
  readonly raw: string | null;
  /** The HTTP status that belongs to them. */
  readonly status: number;
  readonly endsSession: boolean;
}

function refusal(raw: string | null, status: number): Refusal {
  // A proxy's own answers carry no code of ours.
  const silent = status === 401 ? 'invalid-token' : status === 429 ? 'REQUEST_LIMIT' : 'INTERNAL_SERVER_ERROR';
  const code = raw ?? silent;
  return { kind: 'refusal', code, raw, status, endsSession: sessionEndingCodes.has(code) };
}

/** What the server's answer comes to. */
export type Reading = { readonly kind: 'answer'; readonly value: unknown } | Refusal | { readonly kind: 'unread' };

/**
 * Reads an answer: the data that was asked for, a refusal, or neither.
 * @param path below the API base; null for another address, whose answers stay as they came
 */
export function readAnswer(method: string, path: string | null, status: number, body: unknown): Reading {
  if (status < 200 || status >= 300) return refusal(reasonOf(status, body), status);
  const match = path === null ? null : matchOperation(method, path);
  const opened = match ? openBody(body, fieldsOf(match.id)) : { kind: 'answer' as const, value: body };
  if (opened.kind === 'refusal') return refusal(opened.raw, statusOfReason(opened.raw));
  if (opened.kind === 'unread') return opened;
  const value = match ? validAnswer(match.id, opened.value) : opened.value;
  return value === null || value === undefined ? { kind: 'unread' } : { kind: 'answer', value };
}

import { sessionEndingCodes } from '../../../contract/generated/errors.ts';
import { matchOperation, type OperationId, operations } from '../../../contract/generated/operations.ts';
import { answerSchemas } from '../../../contract/generated/schemas.ts';
import { isRecord } from '../base/is-record.ts';
import { mayBeOfGateway, openBody, reasonOf, statusOfReason } from './envelope.ts';
import { type RepairMode, repair } from './repair.ts';

/**
 * Responses whose fields are shown separately: an invalid field becomes null, so that it does not hide the others. So
 * does an unusable item: a game without a code may hold money (WAL-23), and an agreement must be readable (SAFE-84).
 * Their readers accept null for any field and item.
 */
const partial: ReadonlySet<OperationId> = new Set([
  'getWallet',
  'getAgreements',
  'getConditions',
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
  'sendOtp',
]);

/** Histories and ways to pay in: no item is dropped; their readers accept any value, the chat's as from its socket. */
const complete: ReadonlySet<OperationId> = new Set([
  'listStatements',
  'listSlips',
  'listInvites',
  'listRefunds',
  'getDepositChannels',
  'getChatHistory',
]);

/** Field without which the rest of a response is useless. */
const essential: Partial<Record<OperationId, string>> = {
  getQr: 'hasQrcode',
  createQr: 'hasQrcode',
  spin: 'success',
  getDepositChannels: 'isManual',
};

const modeOf = (id: OperationId): RepairMode | null => (partial.has(id) ? 'null' : complete.has(id) ? 'keep' : null);

/** Operation of a path if it is a money command, else null. */
export function moneyOperation(method: string, path: string | null): OperationId | null {
  const match = path === null ? null : matchOperation(method, path);
  return match !== null && operations[match.id].money ? match.id : null;
}

const fieldsOf = (id: OperationId): ReadonlySet<string> => new Set(Object.keys(answerSchemas[id].shape));

/**
 * Validates a response leniently: drops or repairs invalid list items and logs their places, never their values. Drops
 * unknown fields.
 * @returns null if the response as a whole is invalid; null is no valid response of any operation
 */
async function validAnswer(id: OperationId, answer: unknown): Promise<unknown> {
  const { value, repaired } = await repair(answerSchemas[id], answer, modeOf(id), essential[id]);
  // A fully invalid response becomes an error on the screen and needs no log.
  if (repaired.length > 0 && value !== null)
    console.warn(`Answer of ${id} does not fit the contract`, repaired.join(', '));
  return value;
}

interface Refusal {
  readonly kind: 'refusal';
  /** The server's text, or a default code. */
  readonly code: string;
  /** The server's text; null if absent. */
  readonly raw: string | null;
  /** HTTP status of the response, or of the code. */
  readonly status: number;
  readonly endsSession: boolean;
  /** Whether it may come from a gateway, which does not know the outcome. */
  readonly byGateway: boolean;
}

function refusal(raw: string | null, status: number, byGateway = false): Refusal {
  // Responses of a proxy carry no code of the contract.
  const codeWithoutText = status === 401 ? 'invalid-token' : status === 429 ? 'REQUEST_LIMIT' : 'INTERNAL_SERVER_ERROR';
  const code = raw ?? codeWithoutText;
  return { kind: 'refusal', code, raw, status, endsSession: sessionEndingCodes.has(code), byGateway };
}

/** Maximum nesting of a response: recursion over thousands of levels would overflow the stack. */
const maxDepth = 64;

/** A run of non-ASCII letters. Browsers take seconds to find line breaks in a much longer run of Thai. */
const longRun = /\P{ASCII}{1000}/gu;
/** Shorter texts are skipped: a response may have tens of thousands of texts. UTF-16 units. */
const runLength = 1_000;
const zeroWidthSpace = '\u200b';

/**
 * Prepares a body in place: what is nested too deep becomes null and is repaired later; long runs of letters may break
 * (SAFE-67).
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

/** Operations whose response names its player. */
const namedPlayer: Partial<Record<OperationId, (answer: Readonly<Record<string, unknown>>) => unknown>> = {
  getProfile: ({ _id }) => _id,
  updateProfile: ({ _id }) => _id,
  getWallet: ({ profile }) => (isRecord(profile) ? profile._id : null),
};

/** Id of the player that a response is about; null if it names none. */
function playerIn(id: OperationId, answer: unknown): string | null {
  const named = isRecord(answer) ? namedPlayer[id]?.(answer) : null;
  return typeof named === 'string' ? named.trim() || null : null;
}

/** A response: data, a refusal, or neither. */
export type Reading =
  /** `player`: id of the player that it is about, if it names one. */
  | { readonly kind: 'answer'; readonly value: unknown; readonly player: string | null }
  | Refusal
  | { readonly kind: 'unreadable' };

/** Rows that a request asked for; 0 for all. */
function rowsAsked(sent: unknown): number {
  try {
    const { limit } = typeof sent === 'string' ? JSON.parse(sent) : {};
    return Number.isSafeInteger(limit) && limit > 0 ? limit : 0;
  } catch {
    return 0;
  }
}

/** Drops rows beyond the asked ones, newest first, before anything expensive (SAFE-86). */
function keepRows(body: unknown, rows: number): void {
  if (rows === 0 || !isRecord(body)) return;
  // The lists may be in the wrapper of SAFE-38.
  const fields = [body, body.data].flatMap((holder) => (isRecord(holder) ? Object.values(holder) : []));
  for (const list of fields) if (Array.isArray(list)) list.splice(rows);
}

/**
 * Reads a response.
 * @param path below the API base; null for another origin, whose responses are not validated
 * @param sent the body of the request
 */
export async function readAnswer(
  method: string,
  path: string | null,
  status: number,
  body: unknown,
  sent?: unknown,
): Promise<Reading> {
  keepRows(body, rowsAsked(sent));
  bound(body);
  if (status < 200 || status >= 300) return refusal(reasonOf(status, body), status, mayBeOfGateway(status, body));
  const match = path === null ? null : matchOperation(method, path);
  // A command that promises only a message is done without one too (MNY-37).
  const said = status === 204 ? { success: true } : body;
  const opened = match ? openBody(said, fieldsOf(match.id)) : { kind: 'answer' as const, value: body };
  if (opened.kind === 'refusal') return refusal(opened.raw, statusOfReason(opened.raw));
  if (opened.kind === 'unreadable') return opened;
  const value = match ? await validAnswer(match.id, opened.value) : opened.value;
  if (value === null || value === undefined) return { kind: 'unreadable' };
  return { kind: 'answer', value, player: match ? playerIn(match.id, value) : null };
}

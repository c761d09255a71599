import { matchOperation, type OperationId, operations } from '../../../contract/generated/operations.ts';
import { answerSchemas } from '../../../contract/generated/schemas.ts';
import { repair } from './repair.ts';

/**
 * Answers whose parts are shown one by one: a bad field becomes null and the rest stays, so that one game with a broken
 * balance does not hide the wallet (bad-input.md, G075, I104). Their readers take null in place of any field.
 */
const partial: ReadonlySet<OperationId> = new Set([
  ...(['getWallet', 'refreshSlots', 'getSpinSetup', 'spin', 'checkRefund'] as const),
  ...(['listBonuses', 'findPromotion', 'listCoupons'] as const),
]);

/** Histories: a movement of money is never left out for a date or a word of its own; their readers take anything. */
const complete: ReadonlySet<OperationId> = new Set(['listStatements', 'listSlips']);

const modeOf = (id: OperationId) => (partial.has(id) ? 'blank' : complete.has(id) ? 'keep' : 'drop');

/** Whether the path belongs to a command that moves money. */
export function movesMoney(method: string, path: string | null): boolean {
  const match = path === null ? null : matchOperation(method, path);
  return match !== null && operations[match.id].money;
}

/**
 * Holds an answer against the contract, leniently: list items that don't fit are dropped or mended, and that is
 * logged by its place, never by its value. Fields the contract does not know are dropped as well.
 * @returns null when the answer as a whole is not what the contract says; null is no valid answer of any operation.
 */
export function validateAnswer(method: string, path: string, answer: unknown): unknown {
  const match = matchOperation(method, path);
  if (!match) return answer ?? null;
  const { value, mended } = repair(answerSchemas[match.id], answer, modeOf(match.id));
  // An answer that is lost altogether becomes an error on the screen, which needs no second report.
  if (mended.length > 0 && value !== null)
    console.warn(`Answer of ${match.id} does not fit the contract`, mended.join(', '));
  return value;
}

/** Which reads a world from life was made from, and which nobody recorded. */
import { matchOperation, type OperationId, operations } from '../../contract/generated/operations.ts';
import type { StartRecords } from '../kernel/journal.ts';

/** Fields that the world draws itself, and that are not compared. */
export const drawnAnew: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  getQr: ['qrcode'],
  createQr: ['qrcode'],
  checkRefund: ['info'],
};

/** Reads that ask for one thing: recorded for one, they say nothing of the others. */
const ofOneThing: readonly OperationId[] = ['getQr', 'getGameAccount'];
/** Reads of what a player types or taps, or that no screen asks: a recording without them lacks nothing. */
const notMissed: readonly OperationId[] = [
  ...ofOneThing,
  'validateAccount',
  'findPromotion',
  'getSlipByReference',
  'getMinimumBonus',
  'getCurrentPromotion',
];

const expected = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].effect === 'read' && operations[id].tag !== 'auto-login' && !notMissed.includes(id),
);

/** Name of a read in the file of a world, such as `getWallet` or `getQr/KBANK`. */
export const readName = (id: OperationId, path: Readonly<Record<string, string>>): string =>
  ofOneThing.includes(id) ? [id, ...Object.values(path)].join('/') : id;

/** Null for a file of an earlier build, which does not say. */
export const unrecordedReads = ({ reads }: StartRecords): readonly OperationId[] | null =>
  reads ? expected.filter((id) => !reads.includes(id)) : null;

/** How a world from life came to a field that nothing has changed since its start. */
export type FieldOrigin = 'recorded' | 'unrecorded' | 'unlike' | 'drawn' | 'unsaid';

/** @param field of the response, without row numbers: `slots[].amount` @returns null for a call outside the contract */
export function originOf(
  { reads, unlike = [] }: StartRecords,
  call: { readonly method: string; readonly path: string },
  field: string,
): { readonly read: string; readonly origin: FieldOrigin } | null {
  const found = matchOperation(call.method, call.path.replace(/\?.*$/, ''));
  if (!found) return null;
  const read = readName(found.id, found.params);
  if (!reads) return { read, origin: 'unsaid' };
  if (!reads.includes(read)) return { read, origin: 'unrecorded' };
  if (drawnAnew[found.id]?.includes(field)) return { read, origin: 'drawn' };
  const own = `${found.id}:${field}`;
  const isUnlike = unlike.some((one) => own === one || own.startsWith(`${one}.`) || own.startsWith(`${one}[`));
  return { read, origin: isUnlike ? 'unlike' : 'recorded' };
}

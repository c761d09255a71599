import { operations } from '../../../contract/generated/operations.ts';
import type { RecordedCall } from '../recording.ts';

/** Such as `17, 13:15:02 UTC: transfer, POST /api/wallet/transfer`; the date was moved, so it is omitted. */
export function nameOfCall({ id, number, at }: RecordedCall): string {
  const { method, path } = operations[id];
  return `${number}, ${new Date(at).toISOString().slice(11, 19)} UTC: ${id}, ${method} ${path}`;
}

/** Actions of others between two recorded calls. */
import type { OperatorCommand } from '../../engine/command.ts';
import { mapTexts } from '../answer-walk.ts';
import type { RecordedCall } from '../recording.ts';

/** Operator actions with a visible effect on a later answer. */
export function outsideDeeds(calls: readonly RecordedCall[]): readonly OperatorCommand[] {
  const providers = new Set(
    calls.flatMap(({ id, path }) => (id === 'createQr' || id === 'getQr' ? (path['id'] ?? []) : [])),
  );
  return [
    ...[...providers].map((bankCode): OperatorCommand => ({ kind: 'operator', action: 'payQr', data: { bankCode } })),
    { kind: 'operator', action: 'payWithdrawal', data: {} },
    { kind: 'operator', action: 'returnWithdrawal', data: {} },
  ];
}

/** Candidate times in order: dates in answers between `after` and `seen`, then `seen`. */
export function timesOf(calls: readonly RecordedCall[], after: number, seen: number): number[] {
  const times = new Set<number>();
  for (const { id, answer } of calls) {
    if (answer === undefined) continue;
    mapTexts(id, answer, ({ type, value }) => {
      const at = type === 'date' ? Date.parse(value) : Number.NaN;
      if (at > after && at < seen) times.add(at);
      return value;
    });
  }
  return [...times].sort((one, other) => one - other).concat(seen);
}

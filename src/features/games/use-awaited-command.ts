import { useRef } from 'react';
import { errorText } from '../../shared/api/errors.ts';
import { refusalCode } from '../../shared/api/refusal-destination.ts';
import { unknownText } from '../../shared/api/unknown-text.ts';
import { type CommandTimes, useMoneyCommand } from '../../shared/api/use-money-command.ts';
import type { Said } from '../../shared/i18n/i18n.ts';
import { type EntryKind, useHistoryLook } from '../../shared/money-form/command-entry.ts';
import type { Refusal } from '../../shared/money-form/refusal-dialog.tsx';

export type Moved =
  | { readonly kind: 'moved'; readonly times: CommandTimes }
  | ({ readonly kind: 'refused' } & Refusal)
  /** Also for an order that was not sent, since an equal one may have succeeded (MNY-322). */
  | { readonly kind: 'unknown'; readonly message: Said }
  /** The session or service ended, which was reported. */
  | { readonly kind: 'over' };

/** Runs a money command as a step of something longer. The promise never rejects. */
export function useAwaitedCommand<Order>(
  command: { mutateAsync: (variables: { data: Order }) => Promise<unknown> },
  entry: (order: Order) => EntryKind,
): (order: Order) => Promise<Moved> {
  const moved = useRef<Moved>({ kind: 'over' });
  const wasDone = useHistoryLook(({ data }: { data: Order }) => entry(data));
  const { runToEnd } = useMoneyCommand<{ data: Order }, unknown>(command, {
    wasDone,
    onDone: (_answer, _order, times) => {
      moved.current = { kind: 'moved', times };
    },
    onRefused: (error) => {
      const message = () => errorText(error);
      moved.current =
        error.kind === 'held' ? { kind: 'unknown', message } : { kind: 'refused', message, code: refusalCode(error) };
    },
    onUnknown: (error) => {
      moved.current = { kind: 'unknown', message: () => unknownText(error) };
    },
  });
  return async (data) => {
    moved.current = { kind: 'over' };
    await runToEnd({ data });
    return moved.current;
  };
}

import { useState } from 'react';
import { errorText } from '../api/errors.ts';
import { refusalCode } from '../api/refusal-destination.ts';
import { unknownText } from '../api/unknown-text.ts';
import { type CommandTimes, useMoneyCommand } from '../api/use-money-command.ts';
import { useShown } from '../base/use-shown.ts';
import type { Said } from '../i18n/i18n.ts';
import { useFormDraft } from '../storage/use-form-draft.ts';
import { type EntryKind, useHistoryLook } from './command-entry.ts';
import type { Refusal } from './refusal-dialog.tsx';
import { useSending } from './use-sending.ts';

/** How a command ended (MNY-37). */
export type MoneyOutcome<Order> =
  | { readonly kind: 'done'; readonly order: Order; readonly times: CommandTimes }
  | ({ readonly kind: 'refused' } & Refusal)
  | { readonly kind: 'unknown'; readonly message: Said };

type Checked<Order, Problem> =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly problem: Problem };

interface Options<Draft, Order, Problem> {
  /** Unique name of the form in the app. */
  readonly name: string;
  /** The player's id; null while unknown. */
  readonly owner: string | null;
  readonly blank: Draft;
  /** Basis of the input (`basisOf`); null while unknown. A change empties the draft (MNY-324). */
  readonly basis: string | null;
  readonly check: (draft: Draft) => Checked<Order, Problem>;
  readonly command: { mutateAsync: (variables: { data: Order }) => Promise<unknown> };
  /** Criteria for the history entry of an order. */
  readonly entry: (order: Order) => EntryKind;
  /** Whether this command is pending, also when it was sent before the player left the screen and came back. */
  readonly underWay: boolean;
  /** Whether the sheet is open. It stays mounted, so a command can end after it was closed. */
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Success toast for a player who has closed the sheet or left its screen (MNY-43). */
  readonly doneText: string;
  /** Called after a success, also when the sheet is closed. */
  readonly onDone?: (order: Order) => void;
}

/** Messages about the draft. @param emptied clears them all */
function useNotes<Problem>(emptied: boolean) {
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Why the order was held: an equal one may have been carried out. The next submit sends it (MNY-322). */
  const [held, setHeld] = useState<Said | null>(null);
  const forgetNotes = () => {
    setProblem(null);
    setHeld(null);
  };
  const [wasEmptied, setWasEmptied] = useState(emptied);
  if (wasEmptied !== emptied) {
    setWasEmptied(emptied);
    if (emptied) forgetNotes();
  }
  return { problem, setProblem, held, setHeld, forgetNotes };
}

/** State of a money sheet: draft, problems and outcome. */
export function useMoneyForm<Draft extends object, Order, Problem>(options: Options<Draft, Order, Problem>) {
  const { name, owner, blank, basis, check, command, entry, underWay: pending, opened, onClose, doneText } = options;
  const [draft, setDraft, emptied] = useFormDraft(name, owner, blank, basis);
  const { problem, setProblem, held, setHeld, forgetNotes } = useNotes<Problem>(emptied);
  const [outcome, setOutcome] = useState<MoneyOutcome<Order> | null>(null);
  const shown = useShown(opened);
  const empty = () => {
    setDraft(blank);
    forgetNotes();
  };

  const wasDone = useHistoryLook(({ data }: { data: Order }) => entry(data));
  const { run } = useMoneyCommand<{ data: Order }, unknown>(command, {
    wasDone,
    onDone: (_, { data: order }, times) => setOutcome({ kind: 'done', order, times }),
    onRefused: (error) =>
      error.kind === 'held'
        ? setHeld(() => () => errorText(error))
        : setOutcome({ kind: 'refused', message: () => errorText(error), code: refusalCode(error) }),
    onUnknown: (error) => setOutcome({ kind: 'unknown', message: () => unknownText(error) }),
    onEnd: (kind, { data: order }) => {
      if (kind === 'done') options.onDone?.(order);
      // Closed meanwhile: a refusal keeps the draft, any other outcome empties it.
      if (kind !== 'refused' && !shown.current) empty();
    },
    elsewhere: { opened, done: () => doneText },
  });

  const change = (part: Partial<Draft>) => {
    if (pending) return;
    setDraft((before) => ({ ...before, ...part }));
    forgetNotes();
  };
  const submit = () => {
    const checked = check(draft);
    setHeld(null);
    setProblem(checked.ok ? null : checked.problem);
    if (checked.ok) run({ data: checked.order });
  };
  const close = () => {
    onClose();
    // A pending command goes on: the draft is needed after a refusal, or when the sheet reopens.
    if (!pending) empty();
  };
  const sending = useSending(pending, close);
  const dismiss = () => {
    // A refusal returns to the filled form (TRF-23); any other outcome closes it.
    if (outcome?.kind !== 'refused') close();
    setOutcome(null);
  };

  return {
    draft,
    problem,
    emptied,
    heldText: held?.() ?? null,
    outcome,
    entry,
    pending,
    change,
    submit,
    close: sending.close,
    dismiss,
  };
}

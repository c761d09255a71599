import { useState } from 'react';
import { errorText } from '../api/errors.ts';
import { type CommandTimes, useMoneyCommand } from '../api/use-money-command.ts';
import { useShown } from '../base/use-shown.ts';
import { usePersistedDraft } from '../forms/use-persisted-draft.ts';
import type { Said } from '../i18n/plain-text.ts';
import { useSending } from './use-sending.ts';

/** How a command ended (MNY-37). */
export type MoneyOutcome<Order> =
  | { readonly kind: 'done'; readonly order: Order; readonly times: CommandTimes }
  /** `message`: the server's, translated. */
  | { readonly kind: 'refused'; readonly message: Said }
  | { readonly kind: 'unknown' };

type Checked<Order, Problem> =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly problem: Problem };

interface Options<Draft, Order, Problem> {
  /** Names the form among all of the app. */
  readonly name: string;
  /** The player's id; null while it is unknown. */
  readonly owner: string | null;
  readonly blank: Draft;
  /** For what it is filled in (`basisOf`); null while that is unknown. A change empties it (MNY-324). */
  readonly basis: string | null;
  readonly check: (draft: Draft) => Checked<Order, Problem>;
  readonly command: { mutateAsync: (variables: { data: Order }) => Promise<unknown> };
  /** Whether this command is under way, also one that was sent before the player left the screen and came back. */
  readonly underWay: boolean;
  /** Whether nothing can be sent at all; the sheet says why. */
  readonly blocked?: boolean;
  /** Whether the sheet is open: it stays mounted, so that a command can end after it was closed. */
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Text of the toast for a success after the player has closed the sheet or left its screen (MNY-43). */
  readonly doneText: string;
  /** After a success, also when the sheet was closed meanwhile. */
  readonly onDone?: (order: Order) => void;
}

/** What the form says of its draft. @param emptied whether the draft was emptied, which ends all of it */
function useNotes<Problem>(emptied: boolean) {
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Why nothing was sent: an equal order may have been carried out. The next submit sends it (MNY-322). */
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

/** State of a sheet that moves money: what is filled in, what is wrong with it, and how the command ended. */
export function useMoneyForm<Draft extends object, Order, Problem>(options: Options<Draft, Order, Problem>) {
  const { name, owner, blank, basis, check, command, underWay: pending, blocked, opened, onClose, doneText } = options;
  const [draft, setDraft, emptied] = usePersistedDraft(name, owner, blank, basis);
  const { problem, setProblem, held, setHeld, forgetNotes } = useNotes<Problem>(emptied);
  const [outcome, setOutcome] = useState<MoneyOutcome<Order> | null>(null);
  const shown = useShown(opened);
  const empty = () => {
    setDraft(blank);
    forgetNotes();
  };

  const { run } = useMoneyCommand<{ data: Order }, unknown>(command, {
    onDone: (_, { data: order }, times) => setOutcome({ kind: 'done', order, times }),
    onRefused: (error) =>
      error.kind === 'held'
        ? setHeld(() => () => errorText(error))
        : setOutcome({ kind: 'refused', message: () => errorText(error) }),
    onUnknown: () => setOutcome({ kind: 'unknown' }),
    onEnd: (kind, { data: order }) => {
      if (kind === 'done') options.onDone?.(order);
      // Closed meanwhile: a refusal leaves the form as it was filled in, any other outcome empties it.
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
    if (blocked) return;
    const checked = check(draft);
    setHeld(null);
    setProblem(checked.ok ? null : checked.problem);
    if (checked.ok) run({ data: checked.order });
  };
  const close = () => {
    onClose();
    // A command under way goes on: what was filled in is needed when it is refused, or when the sheet opens again.
    if (!pending) empty();
  };
  const sending = useSending(pending, close);
  const dismiss = () => {
    // A refusal leads back to the form as it was filled in (TRF-23); any other outcome closes it.
    if (outcome?.kind !== 'refused') close();
    setOutcome(null);
  };

  return {
    draft,
    problem,
    emptied,
    heldText: held?.() ?? null,
    outcome,
    pending,
    change,
    submit,
    close: sending.close,
    dismiss,
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../api/errors.ts';
import { refetchMoney } from '../api/query-client.ts';
import { useMoneyCommand } from '../api/use-money-command.ts';
import { useShown } from '../base/use-shown.ts';
import { usePersistedDraft } from '../forms/use-persisted-draft.ts';

/** How a command ended (TRF-25, WDR-21). */
export type MoneyOutcome<Order> =
  | { readonly kind: 'done'; readonly order: Order }
  /** `message`: the server's, translated. */
  | { readonly kind: 'refused'; readonly message: string }
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
  readonly check: (draft: Draft) => Checked<Order, Problem>;
  readonly command: { mutateAsync: (variables: { data: Order }) => Promise<unknown> };
  /** Whether the sheet is open: it stays mounted, so that what it began can end after it was closed. */
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What a success is called, for a toast when the player has closed the sheet or left its screen by then. */
  readonly doneText: string;
}

/** What is filled in, what is wrong with it, and how sending it ended: the state behind a sheet that moves money. */
export function useMoneyForm<Draft extends object, Order, Problem>(options: Options<Draft, Order, Problem>) {
  const { name, owner, blank, check, command, opened, onClose, doneText } = options;
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [draft, setDraft] = usePersistedDraft(name, owner, blank);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [outcome, setOutcome] = useState<MoneyOutcome<Order> | null>(null);
  const shown = useShown(opened);
  const empty = () => {
    setDraft(blank);
    setProblem(null);
  };

  const { run, pending } = useMoneyCommand<{ data: Order }, unknown>(command, {
    onDone: (_, { data: order }) => setOutcome({ kind: 'done', order }),
    onRefused: (error) => setOutcome({ kind: 'refused', message: errorText(error) }),
    onUnknown: () => setOutcome({ kind: 'unknown' }),
    onEnd: (kind) => {
      // A refusal may mean that balances or accounts are no longer what the screen shows (TRF-9, TRF-14).
      if (kind === 'refused') void refetchMoney(queryClient);
      // Closed meanwhile: after a refusal the form is as it was filled in, anything else is over.
      else if (!shown.current) empty();
    },
    elsewhere: { opened, done: () => doneText },
  });

  const change = (part: Partial<Draft>) => {
    if (pending) return;
    setDraft((before) => ({ ...before, ...part }));
    setProblem(null);
  };
  const submit = () => {
    const checked = check(draft);
    setProblem(checked.ok ? null : checked.problem);
    if (checked.ok) run({ data: checked.order });
  };
  const close = () => {
    onClose();
    // Under way it goes on: what was filled in is still needed when it is refused, or when the sheet opens again.
    if (!pending) empty();
  };
  const dismiss = () => {
    // A refusal leads back to the form as it was filled in; anything else is over.
    if (outcome?.kind !== 'refused') close();
    setOutcome(null);
  };

  return { draft, problem, outcome, pending, change, submit, close, dismiss };
}

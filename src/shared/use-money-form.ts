import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from './api/errors.ts';
import { refetchMoney } from './api/query-client.ts';
import { useMoneyCommand } from './api/use-money-command.ts';
import { notifyError, notifySuccess } from './notify.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useMounted } from './use-mounted.ts';

/** How a command ended (spec §8; bad-input.md, F061). */
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
  readonly onClose: () => void;
  /** What a success is called, for a toast when the player has gone to another screen by then. */
  readonly doneText: string;
}

/** What is filled in, what is wrong with it, and how sending it ended: the state behind a sheet that moves money. */
export function useMoneyForm<Draft extends object, Order, Problem>(options: Options<Draft, Order, Problem>) {
  const { name, owner, blank, check, command, onClose, doneText } = options;
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [draft, setDraft] = useKeptDraft(name, owner, blank);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [outcome, setOutcome] = useState<MoneyOutcome<Order> | null>(null);
  const mounted = useMounted();
  const { t } = useTranslation();
  const end = (ended: MoneyOutcome<Order>) => {
    if (mounted.current) return setOutcome(ended);
    if (ended.kind === 'done') return notifySuccess(doneText);
    notifyError(ended.kind === 'refused' ? ended.message : t('common.unknownOutcome'));
  };

  const { run, pending } = useMoneyCommand<{ data: Order }, unknown>(command, {
    onDone: (_, { data: order }) => end({ kind: 'done', order }),
    onRefused: (error) => {
      // A refusal may mean that balances or accounts are no longer what the screen shows (bad-input.md, F065).
      void refetchMoney(queryClient);
      end({ kind: 'refused', message: errorText(error) });
    },
    onUnknown: () => end({ kind: 'unknown' }),
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
    setDraft(blank);
    setProblem(null);
  };
  const dismiss = () => {
    // A refusal leads back to the form as it was filled in; anything else is over.
    if (outcome?.kind !== 'refused') close();
    setOutcome(null);
  };

  return { draft, problem, outcome, pending, change, submit, close, dismiss };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TransferOrder } from '../../../contract/generated/models/transferOrder.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useTransfer } from '../../shared/api/generated/wallet/wallet.ts';
import { refetchMoney } from '../../shared/api/query-client.ts';
import { useMoneyCommand } from '../../shared/api/use-money-command.ts';
import type { AccountOption } from '../../shared/wallet.ts';
import type { Outcome } from './transfer-outcome.tsx';
import { checkTransfer, type TransferDraft, type TransferProblem } from './transfer-rules.ts';

const blank: TransferDraft = { from: null, to: null, text: '' };

/** What is filled in, what is wrong with it, and how sending it ended: the state behind the transfer sheet. */
export function useTransferForm(accounts: readonly AccountOption[], onClose: () => void) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [draft, setDraft] = useState(blank);
  const [problem, setProblem] = useState<TransferProblem | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const { run, pending } = useMoneyCommand<{ data: TransferOrder }, unknown>(useTransfer(), {
    onDone: (_, { data: order }) => setOutcome({ kind: 'done', order }),
    onRefused: (error) => {
      // A refusal may mean that balances or accounts are no longer what the screen shows (bad-input.md, F065).
      refetchMoney(queryClient);
      setOutcome({ kind: 'refused', message: errorText(error) });
    },
    onUnknown: () => setOutcome({ kind: 'unknown' }),
  });

  const change = (part: Partial<TransferDraft>) => {
    if (pending) return;
    setDraft((before) => ({ ...before, ...part }));
    setProblem(null);
  };
  const submit = () => {
    const checked = checkTransfer(draft, new Set(accounts.map(({ code }) => code)));
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

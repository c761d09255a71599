import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AmountOrder } from '../../../contract/generated/models/amountOrder.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useWithdrawAll } from '../../shared/api/generated/wallet/wallet.ts';
import { refetchMoney } from '../../shared/api/query-client.ts';
import { useMoneyCommand } from '../../shared/api/use-money-command.ts';
import type { Outcome } from './withdraw-outcome.tsx';
import { checkWithdrawal, type Limits, type WithdrawProblem } from './withdraw-rules.ts';

/** The amount as typed, what is wrong with it, and how sending it ended: the state behind the withdraw sheet. */
export function useWithdrawForm(limits: Limits, onClose: () => void) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<WithdrawProblem | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  // The modal takes from wallet and games alike (readings, 30).
  const { run, pending } = useMoneyCommand<{ data: AmountOrder }, unknown>(useWithdrawAll(), {
    onDone: (_, { data }) => setOutcome({ kind: 'done', amount: data.amount }),
    onRefused: (error) => {
      // A refusal may mean that the balances are no longer what the screen shows (bad-input.md, F065).
      void refetchMoney(queryClient);
      setOutcome({ kind: 'refused', message: errorText(error) });
    },
    onUnknown: () => setOutcome({ kind: 'unknown' }),
  });

  const change = (value: string) => {
    if (pending) return;
    setText(value);
    setProblem(null);
  };
  const submit = () => {
    const checked = checkWithdrawal(text, limits);
    setProblem(checked.ok ? null : checked.problem);
    if (checked.ok) run({ data: checked.order });
  };
  const close = () => {
    onClose();
    setText('');
    setProblem(null);
  };
  const dismiss = () => {
    // A refusal leads back to the form as it was filled in; anything else is over.
    if (outcome?.kind !== 'refused') close();
    setOutcome(null);
  };

  return { text, problem, outcome, pending, change, submit, close, dismiss };
}

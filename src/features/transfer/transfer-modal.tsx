import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransferOrder } from '../../../contract/generated/models/transferOrder.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useGetWallet, useTransfer } from '../../shared/api/generated/wallet/wallet.ts';
import { refetchMoney } from '../../shared/api/query-client.ts';
import { useMoneyCommand } from '../../shared/api/use-money-command.ts';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { accountOptions, currencyKey } from '../../shared/wallet.ts';
import { TransferForm } from './transfer-form.tsx';
import { type Outcome, TransferOutcome } from './transfer-outcome.tsx';
import { checkTransfer, type TransferDraft, type TransferProblem } from './transfer-rules.ts';

export interface TransferModalProps {
  opened: boolean;
  onClose: () => void;
  /** Opens the statement, for a transfer whose outcome nobody knows. */
  onOpenStatement: () => void;
}

const blank: TransferDraft = { from: null, to: null, text: '' };

/** Moves credit between the wallet and the games (spec §2, §5, §8). */
export function TransferModal({ opened, onClose, onOpenStatement }: TransferModalProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const wallet = useGetWallet({ query: { enabled: opened } });
  const [draft, setDraft] = useState(blank);
  const [problem, setProblem] = useState<TransferProblem | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const accounts = accountOptions(wallet.data);
  const currency = t(currencyKey(wallet.data));

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

  return (
    <>
      <Sheet
        opened={opened && outcome === null}
        onClose={close}
        title={t('transfer.title')}
        closeLabel={t('common.close')}
        loading={wallet.isPending}
        error={
          wallet.isError && !wallet.data
            ? {
                message: t('common.loadFailed'),
                retryLabel: t('common.retry'),
                retrying: wallet.isFetching,
                onRetry: () => void wallet.refetch(),
              }
            : null
        }
        footer={
          <>
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" form="transfer-form" loading={pending} aria-busy={pending}>
              {t('transfer.submit')}
            </Button>
          </>
        }
      >
        <TransferForm
          accounts={accounts}
          currency={currency}
          draft={draft}
          problem={problem}
          disabled={pending}
          onChange={change}
          onSubmit={submit}
          onEscape={close}
        />
      </Sheet>
      {outcome ? (
        <TransferOutcome
          outcome={outcome}
          accounts={accounts}
          currency={currency}
          onDismiss={dismiss}
          onOpenStatement={() => {
            dismiss();
            onOpenStatement();
          }}
        />
      ) : null}
    </>
  );
}

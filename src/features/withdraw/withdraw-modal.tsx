import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useGetActiveBonus } from '../../shared/api/generated/bonus/bonus.ts';
import { useGetWithdrawLimits } from '../../shared/api/generated/lookup/lookup.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import type { ErrorStateProps } from '../../shared/ui/error-state.tsx';
import { Sheet } from '../../shared/ui/sheet.tsx';
import { currencyKey, withdrawableSatang } from '../../shared/wallet.ts';
import { useWithdrawForm } from './use-withdraw-form.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawOutcome } from './withdraw-outcome.tsx';
import { limitsOf } from './withdraw-rules.ts';

export interface WithdrawModalProps {
  opened: boolean;
  onClose: () => void;
  /** Where an outcome that nobody knows can be looked up. */
  onOpenStatement: () => void;
}

function Actions({ pending, onCancel }: { pending: boolean; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="default" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form="withdraw-form" loading={pending} aria-busy={pending}>
        {t('withdraw.submit')}
      </Button>
    </>
  );
}

/** Pays out of wallet and games to the player's own bank account (spec §2, §5, §8). */
export function WithdrawModal({ opened, onClose, onOpenStatement }: WithdrawModalProps) {
  const { t } = useTranslation();
  const query = { query: { enabled: opened } };
  const wallet = useGetWallet(query);
  const limits = useGetWithdrawLimits(query);
  // Only a warning hangs on it: the sheet neither waits for this answer nor fails with it.
  const bonus = useGetActiveBonus(query);
  const form = useWithdrawForm(limitsOf(limits.data), onClose);
  const currency = t(currencyKey(wallet.data));
  const { outcome, pending, close, dismiss } = form;

  const lost = (wallet.isError && !wallet.data) || (limits.isError && !limits.data);
  const error: ErrorStateProps = {
    message: t('common.loadFailed'),
    retryLabel: t('common.retry'),
    retrying: wallet.isFetching || limits.isFetching,
    onRetry: () => {
      if (!wallet.data) void wallet.refetch();
      if (!limits.data) void limits.refetch();
    },
  };
  return (
    <>
      <Sheet
        opened={opened && outcome === null}
        onClose={close}
        title={t('withdraw.title')}
        closeLabel={t('common.close')}
        loading={!lost && (wallet.isPending || limits.isPending)}
        error={lost ? error : null}
        footer={<Actions pending={pending} onCancel={close} />}
      >
        <WithdrawForm
          total={withdrawableSatang(wallet.data)}
          limits={limitsOf(limits.data)}
          currency={currency}
          bank={wallet.data?.bankAccount}
          bonusActive={Boolean(bonus.data?.status)}
          text={form.text}
          problem={form.problem}
          disabled={pending}
          onChange={form.change}
          onSubmit={form.submit}
        />
      </Sheet>
      {outcome ? (
        <WithdrawOutcome
          {...{ outcome, currency }}
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

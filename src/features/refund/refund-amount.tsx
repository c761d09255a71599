import { Button } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RefundCheck } from '../../../contract/generated/models/refundCheck.ts';
import { fromBaht } from '../../shared/money/money.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { MoneyText } from '../../shared/ui/display/money-text.tsx';
import css from './refund-modal.module.css';

interface Props {
  check: RefundCheck;
  currency: string;
  adding: boolean;
  onAdd: () => void;
}

/** The received amount that waits to be added to the wallet (REF-5). */
function RefundAmountContent({ check, currency, adding, onAdd }: Props) {
  const { t } = useTranslation();
  const amount = fromBaht(check.refundAmount);
  return (
    <section className={css.amount} aria-labelledby="refund-amount">
      <h3 id="refund-amount" className={css.label}>
        {t('refund.amount')}
      </h3>
      <p className={css.figure}>
        {amount === null ? '-' : <MoneyText satang={amount} currency={currency} size="l" tone="gold" />}
      </p>
      <Button leftSection={<IconWallet size={20} aria-hidden />} loading={adding} aria-busy={adding} onClick={onAdd}>
        {t('refund.add')}
      </Button>
    </section>
  );
}

export const RefundAmount = guarded('line', RefundAmountContent);

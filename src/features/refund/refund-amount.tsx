import { Button } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RefundCheck } from '../../../contract/generated/models/refundCheck.ts';
import { formatMoney, fromBaht, type Satang } from '../../shared/money/money.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { MoneyText } from '../../shared/ui/display/money-text.tsx';
import css from './refund-modal.module.css';

interface Props {
  check: RefundCheck;
  currency: string;
  adding: boolean;
  /** Null when nothing was received, or the amount is unknown. */
  received: Satang | null;
  onAdd: () => void;
}

/** The received amount (REF-5), a button to add it, and what was received just now (REF-31). */
function RefundAmountContent({ check, currency, adding, received, onAdd }: Props) {
  const { t } = useTranslation();
  return (
    <section className={css.amount} aria-labelledby="refund-amount">
      <h3 id="refund-amount" className={css.step}>
        {t('refund.amount')}
      </h3>
      <p className={css.figure}>
        <MoneyText always satang={fromBaht(check.refundAmount)} currency={currency} size="l" tone="gold" />
      </p>
      <Button
        leftSection={<IconWallet size={20} aria-hidden />}
        // Not the main action while something can be received, or nothing was.
        variant={(check.result && !check.bonus) || fromBaht(check.refundAmount) === 0 ? 'default' : 'filled'}
        loading={adding}
        aria-busy={adding}
        onClick={onAdd}
      >
        {t('refund.add')}
      </Button>
      <p className={css.received} role="status">
        {received === null ? '' : t('refund.received', { amount: formatMoney(received), currency })}
      </p>
    </section>
  );
}

export const RefundAmount = guarded('line', RefundAmountContent);

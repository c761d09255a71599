import {
  IconArrowDownLeft,
  IconArrowsExchange,
  IconArrowUpRight,
  IconCircleCheck,
  IconDots,
  IconGift,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyStatus } from '../../shared/money/money.ts';
import { AccountRoute } from '../../shared/ui/display/account-route.tsx';
import { MoneyText, type MoneyTextProps } from '../../shared/ui/display/money-text.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import css from './statement-entry.module.css';
import type { StatementRow, StatementType } from './statement-rules.ts';

const icons: Record<StatementType, ComponentType<{ size?: number; stroke?: number }>> = {
  deposit: IconArrowDownLeft,
  withdraw: IconArrowUpRight,
  transfer: IconArrowsExchange,
  bonus: IconGift,
  finish_bonus: IconCircleCheck,
  other: IconDots,
};

interface EntryTypeProps {
  row: StatementRow;
  /** A tap anywhere on the row opens its details. */
  onOpen: (key: string) => void;
  current: boolean;
  /** Ids of the elements that distinguish rows of one type (WAL-286). */
  describedBy: string;
  children?: ReactNode;
}

/** Shared by list and table. */
export function EntryType({ row, onOpen, current, describedBy, children }: EntryTypeProps) {
  const { t } = useTranslation();
  const Icon = icons[row.type];
  return (
    <div className={css.type}>
      <span className={css.icon} data-sign={row.sign ?? 'none'} aria-hidden>
        <Icon size={20} stroke={2} />
      </span>
      <div className={css.words}>
        <button
          type="button"
          className={css.name}
          aria-haspopup="dialog"
          aria-current={current || undefined}
          aria-describedby={describedBy}
          onClick={() => onOpen(row.key)}
        >
          {t(`statement.type.${row.type}`)}
        </button>
        {children}
      </div>
    </div>
  );
}

/** "Main wallet to Joker"; one side alone, or "-" without both. A bonus comes from its source (WAL-33 to WAL-35). */
export function EntryRoute({ row, nameOf }: { row: StatementRow; nameOf: (code: string) => string }) {
  const { t } = useTranslation();
  const name = (code: string) => (code ? nameOf(code) : '');
  const from = row.source ? t(`statement.source.${row.source}`) : name(row.from);
  if (!from && !row.to) return <span className={css.route}>-</span>;
  return <AccountRoute className={css.route} from={from} to={name(row.to)} towards={t('common.to')} />;
}

type EntryAmountProps = { row: StatementRow } & Pick<MoneyTextProps, 'currency' | 'size'>;

export function EntryAmount({ row, ...look }: EntryAmountProps) {
  if (row.amount === null) return <span>-</span>;
  const tone = row.status === 'failed' ? 'muted' : row.sign === 'plus' ? 'success' : 'inherit';
  return <MoneyText satang={row.amount} sign={row.sign} tone={tone} {...look} />;
}

export function EntryStatus({ status }: { status: MoneyStatus }) {
  const { t } = useTranslation();
  return <StatusBadge kind={status}>{t(`statement.status.${status}`)}</StatusBadge>;
}

import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { plainText } from '../../shared/i18n/plain-text.ts';
import { decimalText, formatMoney, withCurrency } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { formatDateTime } from '../../shared/time/dates.ts';
import { csvOf } from './statement-csv.ts';
import type { StatementRow } from './statement-rules.ts';
import { useAccountNames } from './use-account-names.ts';

const signs = { plus: '+', minus: '-' };

export function useEntryTexts() {
  const { t } = useTranslation();
  const nameOf = useAccountNames();
  const currency = currencyWord(t, useGetWallet().data);
  const name = (code: string) => (code === '' ? '' : nameOf(code));
  const source = ({ source: from }: StatementRow) => (from === null ? '' : t(`statement.source.${from}`));

  /** One line per field, for support (WAL-282). */
  const question = (row: StatementRow): string => {
    const amount =
      row.amount === null
        ? '-'
        : withCurrency(`${row.sign ? signs[row.sign] : ''}${formatMoney(row.amount)}`, currency);
    const lines = [
      t('statement.question'),
      [t(`statement.type.${row.type}`), source(row)].filter(Boolean).join(' · '),
      `${t('statement.field.amountPlain')}: ${amount}`,
      row.from && `${t('statement.field.from')}: ${name(row.from)}`,
      row.to && `${t('statement.field.to')}: ${name(row.to)}`,
      `${t('statement.column.time')}: ${formatDateTime(row.createdAt)}`,
      `${t('statement.column.status')}: ${t(`statement.status.${row.status}`)}`,
      row.reference && `${t('statement.field.reference')}: ${row.reference}`,
    ];
    return plainText(lines.filter(Boolean).join('\n'));
  };

  /** Amounts are plain numbers with a minus for outgoing money, so that spreadsheets can add them. */
  const csv = (rows: readonly StatementRow[]): string =>
    csvOf([
      [
        t('statement.field.timeBangkok'),
        t('statement.column.type'),
        t('statement.field.source'),
        t('statement.field.from'),
        t('statement.field.to'),
        t('statement.field.amountPlain'),
        t('statement.field.currency'),
        t('statement.column.status'),
        t('statement.field.reference'),
      ],
      ...rows.map((row) => [
        formatDateTime(row.createdAt),
        t(`statement.type.${row.type}`),
        source(row),
        name(row.from),
        name(row.to),
        row.amount === null ? '' : decimalText(row.sign === 'minus' ? -row.amount : row.amount),
        currency,
        t(`statement.status.${row.status}`),
        row.reference,
      ]),
    ]);

  return { currency, nameOf, question, csv };
}

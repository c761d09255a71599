import { useTranslation } from 'react-i18next';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { shortened } from '../../shared/base/text.ts';
import { plainText } from '../../shared/i18n/i18n.ts';
import { accountKey } from '../../shared/i18n/use-bank-name.ts';
import { decimalText, formatMoney, withCurrency } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { gameAccounts } from '../../shared/money/wallet.ts';
import { formatDateTime } from '../../shared/time/dates.ts';
import type { StatementRow } from './statement-rules.ts';

/** Unknown codes stay as they are (WAL-33), unless they are too long to be codes (SAFE-86). */
export function useAccountNames(): (code: string) => string {
  const { t } = useTranslation();
  const wallet = useGetWallet();
  const games = new Map(gameAccounts(wallet.data).map(({ code, name }) => [code, name]));
  return (code) => {
    const key = accountKey(code);
    return shortened(games.get(code) ?? (key ? t(key) : code));
  };
}

/** Byte order mark: spreadsheets recognise UTF-8 by it. */
const mark = '\uFEFF';

/** Spreadsheets would read such a text as a formula; an apostrophe prevents it. */
const formula = /^[=+\-@\t\r]/;
const number = /^-?\d+(?:\.\d+)?$/;

function cellOf(shown: string): string {
  const text = plainText(shown);
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV in UTF-8 with a byte order mark and line ends of RFC 4180 (WAL-283). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  mark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

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

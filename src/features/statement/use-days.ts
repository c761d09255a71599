import { useTranslation } from 'react-i18next';
import { bangkokDay, formatDateTime, parseMoment } from '../../shared/time/dates.ts';
import { useToday } from '../../shared/time/use-today.ts';
import type { StatementRow } from './statement-rules.ts';

interface Day {
  /** "Today", "Yesterday" or `DD/MM/YYYY`; null without a readable time. */
  readonly name: string | null;
  /** Each row with its index in the page. */
  readonly rows: readonly (readonly [row: StatementRow, at: number])[];
}

/** Runs of rows of one day in Bangkok, in the server's order (WAL-288). */
export function useDays(rows: readonly StatementRow[]): readonly Day[] {
  const { t } = useTranslation();
  const today = useToday();
  const known = { [today]: t('statement.today'), [today - 1]: t('statement.yesterday') };
  const dayOf = ({ createdAt }: StatementRow) => {
    const moment = parseMoment(createdAt);
    return moment === null ? null : bangkokDay(moment);
  };
  const nameOf = (row: StatementRow) => {
    const day = dayOf(row);
    return day === null ? null : (known[day] ?? formatDateTime(row.createdAt).slice(0, 10));
  };
  const days: { name: string | null; rows: [StatementRow, number][] }[] = [];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (before && dayOf(before) === dayOf(row)) days.at(-1)?.rows.push([row, at]);
    else days.push({ name: nameOf(row), rows: [[row, at]] });
  }
  return days;
}

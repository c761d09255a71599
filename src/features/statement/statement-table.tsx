import { useTranslation } from 'react-i18next';
import { guarded } from '../../shared/parts/guard.tsx';
import { formatDateTime } from '../../shared/time/dates.ts';
import hiddenCss from '../../shared/ui/display/hidden.module.css';
import { EntryAmount, EntryRoute, EntryStatus, EntryType } from './statement-entry.tsx';
import type { StatementRow } from './statement-rules.ts';
import css from './statement-table.module.css';
import { useDays } from './use-days.ts';

interface Props {
  rows: readonly StatementRow[];
  nameOf: (code: string) => string;
  onOpen: (key: string) => void;
  currency: string;
  /** Shows the accounts below the type, for a table beside a pane or in a window below 1024 px. */
  compact: boolean;
  current: string | null;
}

/** For wide screens (WAL-39). */
function StatementTableContent({ rows, nameOf, onOpen, currency, compact, current }: Props) {
  const { t } = useTranslation();
  const days = useDays(rows);
  return (
    <table className={css.table} data-compact={compact || undefined}>
      <caption className={hiddenCss.hidden}>{t('common.titles.statement')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statement.column.type')}</th>
          {compact ? null : <th scope="col">{t('statement.column.accounts')}</th>}
          <th scope="col">{t('statement.column.time')}</th>
          <th scope="col">{t('statement.column.status')}</th>
          <th scope="col" className={css.amount}>
            {t('statement.column.amount', { currency })}
          </th>
        </tr>
      </thead>
      {days.map(({ name, rows: ofDay }) => (
        <tbody key={ofDay[0]?.[0].key}>
          {name === null ? null : (
            <tr className={css.day}>
              <th scope="rowgroup" colSpan={compact ? 4 : 5}>
                {name}
              </th>
            </tr>
          )}
          {ofDay.map(([row, at]) => (
            <tr key={row.key} data-whole-row>
              <th scope="row">
                <EntryType
                  row={row}
                  onOpen={onOpen}
                  current={row.key === current}
                  describedBy={`statement-amount-${at} statement-time-${at} statement-status-${at}`}
                >
                  {compact ? <EntryRoute row={row} nameOf={nameOf} /> : null}
                </EntryType>
              </th>
              {compact ? null : (
                <td>
                  <EntryRoute row={row} nameOf={nameOf} />
                </td>
              )}
              <td id={`statement-time-${at}`} className={css.time}>
                {formatDateTime(row.createdAt)}
              </td>
              <td id={`statement-status-${at}`}>
                <EntryStatus status={row.status} />
              </td>
              <td id={`statement-amount-${at}`} className={css.amount}>
                <EntryAmount row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

export const StatementTable = guarded('line', StatementTableContent);

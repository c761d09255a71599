import { useTranslation } from 'react-i18next';
import { guarded } from '../../shared/parts/guard.tsx';
import { formatDateTime } from '../../shared/time/dates.ts';
import hiddenCss from '../../shared/ui/display/hidden.module.css';
import { EntryAmount, EntryRoute, EntryStatus, EntryType } from './statement-entry.tsx';
import type { StatementRow } from './statement-rules.ts';
import css from './statement-table.module.css';

interface Props {
  rows: readonly StatementRow[];
  nameOf: (code: string) => string;
  /** Opens the details of the row with this key. */
  onOpen: (key: string) => void;
  currency: string;
}

/** The rows as a table for wide screens (WAL-39). */
function StatementTableContent({ rows, nameOf, onOpen, currency }: Props) {
  const { t } = useTranslation();
  return (
    <table className={css.table}>
      <caption className={hiddenCss.hidden}>{t('common.titles.statement')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statement.column.type')}</th>
          <th scope="col">{t('statement.column.accounts')}</th>
          <th scope="col">{t('statement.column.time')}</th>
          <th scope="col">{t('statement.column.status')}</th>
          <th scope="col" className={css.amount}>
            {t('statement.column.amount', { currency })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <EntryType row={row} onOpen={onOpen} />
            </th>
            <td>
              <EntryRoute row={row} nameOf={nameOf} />
            </td>
            <td className={css.time}>{formatDateTime(row.createdAt)}</td>
            <td>
              <EntryStatus status={row.status} />
            </td>
            <td className={css.amount}>
              <EntryAmount row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const StatementTable = guarded('line', StatementTableContent);

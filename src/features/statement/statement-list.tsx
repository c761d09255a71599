import { guarded } from '../../shared/parts/guard.tsx';
import { formatDateTime } from '../../shared/time/dates.ts';
import { EntryAmount, EntryRoute, EntryStatus, EntryType } from './statement-entry.tsx';
import css from './statement-list.module.css';
import type { StatementRow } from './statement-rules.ts';

interface Props {
  rows: readonly StatementRow[];
  nameOf: (code: string) => string;
  /** Opens the details of the row with this key. */
  onOpen: (key: string) => void;
}

/** The rows as a list for narrow screens: type and amount on the first line, time and status on the last (WAL-39). */
function StatementListContent({ rows, nameOf, onOpen }: Props) {
  return (
    <ul className={css.list}>
      {rows.map((row) => (
        <li key={row.key} className={css.row}>
          <div className={css.line}>
            <EntryType row={row} onOpen={onOpen}>
              <EntryRoute row={row} nameOf={nameOf} />
            </EntryType>
            <EntryAmount row={row} />
          </div>
          <div className={css.under}>
            <span className={css.time}>{formatDateTime(row.createdAt)}</span>
            <EntryStatus status={row.status} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export const StatementList = guarded('line', StatementListContent);

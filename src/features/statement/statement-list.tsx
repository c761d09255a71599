import { guarded } from '../../shared/parts/guard.tsx';
import { formatDateTime } from '../../shared/time/dates.ts';
import { EntryAmount, EntryRoute, EntryStatus, EntryType } from './statement-entry.tsx';
import css from './statement-list.module.css';
import type { StatementRow } from './statement-rules.ts';
import { useDays } from './use-days.ts';

interface Props {
  rows: readonly StatementRow[];
  nameOf: (code: string) => string;
  onOpen: (key: string) => void;
  current: string | null;
}

/** For narrow screens (WAL-39). */
function StatementListContent({ rows, nameOf, onOpen, current }: Props) {
  const days = useDays(rows);
  return (
    <div className={css.days}>
      {days.map(({ name, rows: ofDay }) => (
        <div key={ofDay[0]?.[0].key}>
          {name === null ? null : (
            <h2 id={`statement-day-${ofDay[0]?.[1]}`} className={css.day}>
              {name}
            </h2>
          )}
          <ul className={css.list} aria-labelledby={name === null ? undefined : `statement-day-${ofDay[0]?.[1]}`}>
            {ofDay.map(([row, at]) => (
              <li key={row.key} className={css.row} data-whole-row>
                <div className={css.line}>
                  <EntryType
                    row={row}
                    onOpen={onOpen}
                    current={row.key === current}
                    describedBy={`statement-amount-${at} statement-end-${at}`}
                  >
                    <EntryRoute row={row} nameOf={nameOf} />
                  </EntryType>
                  <span id={`statement-amount-${at}`} className={css.amount}>
                    <EntryAmount row={row} />
                  </span>
                </div>
                <div id={`statement-end-${at}`} className={css.under}>
                  <span className={css.time}>{formatDateTime(row.createdAt)}</span> <EntryStatus status={row.status} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export const StatementList = guarded('line', StatementListContent);

import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queryFailure } from '../../shared/api/query-failure.ts';
import { logPageSize } from '../../shared/lists/use-log-page.ts';
import { useOpened } from '../../shared/session/use-opened.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { ListSkeleton } from '../../shared/ui/states/skeletons.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { FlowPicture } from './flow-picture.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { filterRows, filtersFor, type StatementFilter } from './statement-flow.ts';
import { StatementList } from './statement-list.tsx';
import css from './statement-page.module.css';
import type { StatementRow } from './statement-rules.ts';
import { StatementTable } from './statement-table.tsx';
import { type StatementTool, StatementTools } from './statement-tools.tsx';
import { useAskedEntry } from './use-asked-entry.ts';
import { useEntryTexts } from './use-entry-texts.ts';
import type { useStatement } from './use-statement.ts';

interface Props extends Pick<ReturnType<typeof useStatement>, 'query' | 'rows' | 'page' | 'turning'> {
  onAsk: ((question: string) => void) | undefined;
}

/** The sheet of one entry: it keeps its row while it closes, and when the page is turned by Back. */
function useDetails(rows: readonly StatementRow[], onAsk: Props['onAsk']) {
  const rowOf = (key: string | null) => rows.find((row) => row.key === key);
  const [opened, setOpened] = useOpened('entry', (key): key is string => rowOf(key) !== undefined);
  const [last, setLast] = useState(rowOf(opened));
  const row = rowOf(opened) ?? last;
  const show = (key: string) => {
    setLast(rowOf(key));
    setOpened(key);
  };
  useAskedEntry(rows, ({ key }) => show(key));
  const close = () => setOpened(null);
  const ask =
    onAsk &&
    ((question: string) => {
      close();
      onAsk(question);
    });
  return {
    show,
    sheet: row ? <EntrySheet row={row} opened={opened !== null} onClose={close} onAsk={ask} /> : null,
  };
}

function Rows({ rows, page, turning, onAsk }: Omit<Props, 'query'>) {
  const { nameOf, currency, csv } = useEntryTexts();
  const [wanted, setWanted] = useState<StatementFilter>('all');
  const wide = useMediaQuery('(min-width: 48em)', false, { getInitialValueInEffect: false });
  // A narrow screen has room for the tools or for entries (WAL-284).
  const [tool, setTool] = useState<StatementTool | null>(wide ? 'summary' : null);
  const details = useDetails(rows, onAsk);
  const filters = filtersFor(rows);
  // A page without the chosen type shows all of its rows (WAL-56).
  const filter = filters.includes(wanted) ? wanted : 'all';
  const shown = filterRows(rows, filter);
  return (
    <div className={css.rows} aria-busy={turning} data-turning={turning || undefined}>
      <StatementTools
        tool={tool}
        onTool={setTool}
        filter={filter}
        filters={filters.length > 0}
        file={() => ({ text: csv(shown), name: `krapao-history-${page}.csv` })}
      />
      {tool === 'summary' ? <FlowPicture rows={shown} currency={currency} /> : null}
      {tool === 'filters' && filters.length > 0 ? (
        <StatementFilters filters={filters} value={filter} onChange={setWanted} />
      ) : null}
      {wide ? (
        <StatementTable rows={shown} {...{ nameOf, currency }} onOpen={details.show} />
      ) : (
        <StatementList rows={shown} nameOf={nameOf} onOpen={details.show} />
      )}
      {details.sheet}
    </div>
  );
}

/** The rows of the page, or what stands in their place: placeholders, a failure, or "no transactions" (WAL-41, WAL-42). */
export function Entries({ query, ...rest }: Props) {
  const { t } = useTranslation();
  if (query.isPending) {
    return (
      <div className={css.panel} aria-busy aria-label={t('common.loading')} role="region">
        <ListSkeleton rows={logPageSize} />
      </div>
    );
  }
  if (query.isError) {
    return (
      <div className={css.panel}>
        <ErrorState {...queryFailure(query, t('statement.failed'))} />
      </div>
    );
  }
  if (rest.rows.length === 0 && !rest.turning) {
    return (
      <div className={css.panel}>
        <EmptyState
          title={t('statement.empty')}
          message={t('statement.emptyHint')}
          action={
            <Button component={Link} to="/user/home">
              {t('statement.emptyHome')}
            </Button>
          }
        />
      </div>
    );
  }
  return <Rows {...rest} />;
}

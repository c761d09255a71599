import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queryFailure } from '../../shared/api/query-failure.ts';
import { logPageSize } from '../../shared/lists/use-log-page.ts';
import { useOpened } from '../../shared/storage/use-opened.ts';
import { usePaneRoom, useTightBody } from '../../shared/ui/dialogs/use-pane-room.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { ListSkeleton, Skeleton } from '../../shared/ui/states/skeletons.tsx';
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

/** Width of menu, table and pane side by side, and with the accounts in a column of their own. */
const tableRoomInRem = 77;
const columnRoomInRem = 104;

interface Props extends Pick<ReturnType<typeof useStatement>, 'query' | 'rows' | 'page' | 'turning'> {
  onAsk: ((question: string) => void) | undefined;
}

/** A sheet keeps its row while it closes and when Back turns the page; a pane closes with its row. */
function useDetails(
  rows: readonly StatementRow[],
  shown: readonly StatementRow[],
  beside: boolean,
  onAsk: Props['onAsk'],
) {
  const rowOf = (key: string | null) => rows.find((row) => row.key === key);
  const [opened, setOpened] = useOpened('entry', (key): key is string => rowOf(key) !== undefined);
  const [last, setLast] = useState(rowOf(opened));
  const row = rowOf(opened) ?? last;
  if (beside && opened !== null && !shown.some(({ key }) => key === opened)) setOpened(null);
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
    opened,
    // A pane remounts for each row, so that it takes the focus each time.
    part: row ? (
      <EntrySheet
        key={beside ? row.key : 'sheet'}
        {...{ row, beside }}
        opened={opened !== null}
        onClose={close}
        onAsk={ask}
      />
    ) : null,
  };
}

function Rows({ rows, page, turning, onAsk }: Omit<Props, 'query'>) {
  const { nameOf, currency, csv } = useEntryTexts();
  const [wanted, setWanted] = useState<StatementFilter>('all');
  const isWide = useMediaQuery('(min-width: 48em)', false, { getInitialValueInEffect: false });
  const isTight = useTightBody(48, 64);
  const wide = isWide && !isTight;
  // A narrow screen has room for the tools or for entries (WAL-284).
  const [tool, setTool] = useState<StatementTool | null>(wide ? 'summary' : null);
  const beside = usePaneRoom();
  const isTableBeside = usePaneRoom(tableRoomInRem);
  const hasColumnRoom = usePaneRoom(columnRoomInRem);
  const filters = filtersFor(rows);
  // A page without the chosen type shows all of its rows (WAL-56).
  const filter = filters.includes(wanted) ? wanted : 'all';
  const shown = filterRows(rows, filter);
  const details = useDetails(rows, shown, beside, onAsk);
  const isShown = beside && details.opened !== null;
  const current = beside ? details.opened : null;
  const flow = tool === 'summary' ? <FlowPicture rows={shown} currency={currency} /> : null;
  const isPaned = beside && (isShown || flow !== null);
  return (
    <div
      className={css.rows}
      aria-busy={turning}
      data-turning={turning || undefined}
      data-beside={isPaned || undefined}
    >
      <div className={css.list}>
        <StatementTools
          tool={tool}
          onTool={setTool}
          filter={filter}
          filters={filters.length > 0}
          file={() => ({ text: csv(shown), name: `krapao-history-${page}.csv` })}
        />
        {beside ? null : flow}
        {tool === 'filters' && filters.length > 0 ? (
          <StatementFilters filters={filters} value={filter} onChange={setWanted} />
        ) : null}
        {(isPaned ? isTableBeside : wide) ? (
          <StatementTable
            rows={shown}
            {...{ nameOf, currency }}
            compact={isPaned ? !hasColumnRoom : !beside}
            current={current}
            onOpen={details.show}
          />
        ) : (
          <StatementList rows={shown} nameOf={nameOf} onOpen={details.show} current={current} />
        )}
      </div>
      <div className={css.aside}>
        {beside && !isShown ? flow : null}
        {details.part}
      </div>
    </div>
  );
}

/** Rows, placeholders, failure, or "no transactions" (WAL-41, WAL-42). */
function Content({ query, ...rest }: Props) {
  const { t } = useTranslation();
  if (query.isPending) {
    return (
      <div className={css.list} aria-busy aria-label={t('common.loading')} role="region">
        <div className={css.toolBones}>
          <Skeleton height="44px" />
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </div>
        <div className={`${css.panel} ${css.bones}`}>
          <ListSkeleton rows={logPageSize} shape="entry" />
        </div>
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

/** Renders in steps, so that a response delays no tap. */
export const Entries = (props: Props) => useDeferredValue(<Content {...props} />);

import { Button, NativeSelect, Switch } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { worldKey } from '../../../engine/execute/scenario.ts';
import { loadFile } from '../../page-kit/load-file.ts';
import type { CallPage } from '../../tab/kept-calls.ts';
import { fill } from '../kit/labels.ts';
import { lateTab } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { matches, SearchField } from '../kit/parts.tsx';
import { callListOf, type Row, rowOf, socketMethod } from './call-list.ts';
import { CallRow } from './call-row.tsx';
import calls from './calls.module.css';
import { CallsBar } from './calls-bar.tsx';

const Waterfall = lateTab(async () => (await loadFile(() => import('./waterfall.tsx'))).Waterfall);

/** Rows drawn at a time; the filter reaches the others. */
export const rowsShown = 60;

/** What is searched for when one call is meant. */
const numberOf = ({ id }: Pick<Row, 'id'>) => `#${id}`;

/** The calls that a filter leaves, newest first. */
export function findCalls(calls: readonly Row[], search: string, writesOnly: boolean): Row[] {
  return calls
    .filter(({ entry }) => !writesOnly || entry !== null)
    .filter(({ id, method, path, operation, status, fault, page }) =>
      search === numberOf({ id })
        ? method !== socketMethod && !page
        : matches(search, [method, path, operation, status, fault === null ? null : 'fault']),
    )
    .toReversed();
}

function rowAsked(calls: readonly Row[], number: number | undefined): string | null {
  const asked = calls.find(({ id }) => id === number);
  return asked ? rowOf(asked) : null;
}

/** Adds the one call that another tab leads to, if it was cleared or came during a pause. */
function withAsked(rows: readonly Row[], all: readonly Row[], search: string): readonly Row[] {
  const asked = all.find((call) => search === numberOf(call));
  return asked && !rows.some((row) => rowOf(row) === rowOf(asked)) ? [...rows, asked] : rows;
}

export function CallsTab() {
  const { sandbox, t, place } = usePanel();
  useFresh(sandbox);
  const [search, setSearch] = useState(place.call === undefined ? '' : numberOf({ id: place.call }));
  const [writesOnly, setWritesOnly] = useState(false);
  const [view, setView] = useState<'list' | 'waterfall'>('list');
  /** The row that gets the focus: a call opened from another tab, or the pressed bar. */
  const [meant, setMeant] = useState(() => rowAsked(sandbox.calls(), place.call));
  /** The search in the waterfall before a bar was pressed; null when none was. */
  const [before, setBefore] = useState<string | null>(null);
  /** Changes the list without moving the focus into it. */
  const changeList = (change: () => void) => {
    setMeant(null);
    setBefore(null);
    change();
  };
  const showCall = (call: Row) => {
    setMeant(rowOf(call));
    setBefore(search);
    setView('list');
    setSearch(call.method === socketMethod || call.page ? call.path : numberOf(call));
  };
  const goBack = (former: string) => {
    setBefore(null);
    setSearch(former);
    setView('waterfall');
  };
  const list = callListOf(sandbox);
  const all = withAsked(list.rows(), sandbox.calls(), search);
  const found = findCalls(all, search, writesOnly);
  const shown = found.slice(0, rowsShown);
  return (
    <>
      <SearchField label={t.calls.filter} value={search} onChange={(text) => changeList(() => setSearch(text))} />
      <div className={calls.shown}>
        <NativeSelect
          className={css.grow}
          label={t.calls.view}
          data={[
            { value: 'list', label: t.calls.asList },
            { value: 'waterfall', label: t.calls.asWaterfall },
          ]}
          value={view}
          onChange={({ currentTarget: { value } }) => changeList(() => setView(value as typeof view))}
        />
        <Switch
          label={t.calls.writes}
          checked={writesOnly}
          onChange={({ currentTarget: { checked } }) => changeList(() => setWritesOnly(checked))}
        />
      </div>
      <CallsBar list={list} found={found} />
      <p className={css.lead}>{t.calls.unmasked}</p>
      {found.length === 0 && <p className={css.lead}>{all.length === 0 ? t.calls.none : t.calls.noMatch}</p>}
      {view === 'waterfall' && <Waterfall calls={shown} meant={meant} onShow={showCall} />}
      {before !== null && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => goBack(before)}
        >
          {t.calls.toWaterfall}
        </Button>
      )}
      {view === 'list' && <CallRows rows={shown} meant={meant} search={search} />}
      {found.length > rowsShown && (
        <p className={css.lead}>{fill(t.calls.more, { count: found.length - rowsShown })}</p>
      )}
    </>
  );
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly meant: string | null;
  readonly search: string;
}

function CallRows({ rows, meant, search }: RowsProps) {
  const { t } = usePanel();
  return (
    <ol className={calls.calls} aria-label={t.calls.list}>
      {rows.map((call, index) => (
        <Fragment key={rowOf(call)}>
          {call.page && call.page !== rows[index - 1]?.page && <PageStart page={call.page} />}
          <CallRow
            call={call}
            startsOpen={search === numberOf(call) || rowOf(call) === meant}
            startsFocused={rowOf(call) === meant}
          />
        </Fragment>
      ))}
    </ol>
  );
}

/** Time of day by this machine's clock. */
const timeOfDay = (at: number) => new Date(at).toLocaleTimeString('en-GB');

/** Begins the calls of an earlier page. */
function PageStart({ page: { opened, world, left } }: { page: CallPage }) {
  const { sandbox, t } = usePanel();
  const [scenario = world] = world.split('|');
  return (
    <li className={calls.page}>
      {fill(t.calls.page, { time: timeOfDay(opened) })}
      {world !== worldKey(sandbox.address) && ` · ${fill(t.calls.otherWorld, { scenario })}`}
      {left > 0 && ` · ${fill(t.calls.leftOut, { count: left })}`}
    </li>
  );
}

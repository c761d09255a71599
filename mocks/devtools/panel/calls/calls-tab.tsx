import { Button, NativeSelect, Switch } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { TrafficCall } from '../../../wire/traffic-log.ts';
import { loadFile } from '../../page-kit/load-file.ts';
import { fill } from '../kit/labels.ts';
import { lateTab } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { matches, SearchField } from '../kit/parts.tsx';
import { CallRow, rowOf, socketMethod, socketRow } from './call-row.tsx';
import calls from './calls.module.css';

const Waterfall = lateTab(async () => (await loadFile(() => import('./waterfall.tsx'))).Waterfall);

/** Rows drawn at a time; the filter reaches the others. */
export const rowsShown = 60;

/** What is searched for when one call is meant. */
const numberOf = ({ id }: Pick<TrafficCall, 'id'>) => `#${id}`;

/** The calls that a filter leaves, newest first. */
export function findCalls(calls: readonly TrafficCall[], search: string, writesOnly: boolean): TrafficCall[] {
  return calls
    .filter(({ entry }) => !writesOnly || entry !== null)
    .filter(({ id, method, path, operation, status, fault }) =>
      search === numberOf({ id })
        ? method !== socketMethod
        : matches(search, [method, path, operation, status, fault === null ? null : 'fault']),
    )
    .toReversed();
}

function rowAsked(calls: readonly TrafficCall[], number: number | undefined): string | null {
  const asked = calls.find(({ id }) => id === number);
  return asked ? rowOf(asked) : null;
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
  const showCall = (call: TrafficCall) => {
    setMeant(rowOf(call));
    setBefore(search);
    setView('list');
    setSearch(call.method === socketMethod ? call.path : numberOf(call));
  };
  const goBack = (former: string) => {
    setBefore(null);
    setSearch(former);
    setView('waterfall');
  };
  const all = [...sandbox.calls(), ...sandbox.chat.events().map(socketRow)].sort((a, b) => a.at - b.at || a.id - b.id);
  const found = findCalls(all, search, writesOnly);
  return (
    <>
      <SearchField label={t.calls.filter} value={search} onChange={(text) => changeList(() => setSearch(text))} />
      <Switch
        label={t.calls.writes}
        checked={writesOnly}
        onChange={({ currentTarget: { checked } }) => changeList(() => setWritesOnly(checked))}
      />
      <NativeSelect
        label={t.calls.view}
        data={[
          { value: 'list', label: t.calls.asList },
          { value: 'waterfall', label: t.calls.asWaterfall },
        ]}
        value={view}
        onChange={({ currentTarget: { value } }) => changeList(() => setView(value as typeof view))}
      />
      <p className={css.lead}>{t.calls.unmasked}</p>
      {found.length === 0 && <p className={css.lead}>{all.length === 0 ? t.calls.none : t.calls.noMatch}</p>}
      {view === 'waterfall' && <Waterfall calls={found.slice(0, rowsShown)} meant={meant} onShow={showCall} />}
      {before !== null && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => goBack(before)}
        >
          {t.calls.toWaterfall}
        </Button>
      )}
      {view === 'list' && (
        <ol className={calls.calls} aria-label={t.calls.list}>
          {found.slice(0, rowsShown).map((call) => (
            <CallRow
              key={rowOf(call)}
              call={call}
              startsOpen={search === numberOf(call) || rowOf(call) === meant}
              startsFocused={rowOf(call) === meant}
            />
          ))}
        </ol>
      )}
      {found.length > rowsShown && (
        <p className={css.lead}>{fill(t.calls.more, { count: found.length - rowsShown })}</p>
      )}
    </>
  );
}

import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { TrafficCall } from '../../../wire/traffic-log.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { matches, SearchField } from '../kit/search.tsx';
import { CallRow } from './call-row.tsx';
import calls from './calls.module.css';
import { socketMethod, socketRow } from './socket-rows.ts';

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

/** All calls and socket events in the order of time. */
export function CallsTab() {
  const { sandbox, t, place } = usePanel();
  useFresh(sandbox);
  const [search, setSearch] = useState(place.call === undefined ? '' : numberOf({ id: place.call }));
  const [writesOnly, setWritesOnly] = useState(false);
  const all = [...sandbox.calls(), ...sandbox.chat.events().map(socketRow)].sort((a, b) => a.at - b.at || a.id - b.id);
  const found = findCalls(all, search, writesOnly);
  return (
    <>
      <SearchField label={t.calls.filter} value={search} onChange={setSearch} />
      <Switch
        label={t.calls.writes}
        checked={writesOnly}
        onChange={(event) => setWritesOnly(event.currentTarget.checked)}
      />
      <p className={css.lead}>{t.calls.unmasked}</p>
      {found.length === 0 && <p className={css.lead}>{all.length === 0 ? t.calls.none : t.calls.noMatch}</p>}
      <ol className={calls.calls} aria-label={t.calls.list}>
        {found.slice(0, rowsShown).map((call) => (
          <CallRow key={`${call.method} ${call.id}`} call={call} startsOpen={search === numberOf(call)} />
        ))}
      </ol>
      {found.length > rowsShown && (
        <p className={css.lead}>{fill(t.calls.more, { count: found.length - rowsShown })}</p>
      )}
    </>
  );
}

import { Button, Switch } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { TrafficCall } from '../../../wire/traffic-log.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { matches, SearchField } from '../kit/parts.tsx';
import { callListOf, rowOf } from './call-list.ts';
import { CallRow } from './call-row.tsx';
import calls from './calls.module.css';

/** Rows drawn at a time; the filter reaches the others. */
export const rowsShown = 60;

/** The calls that a filter leaves, newest first. */
const findCalls = (all: readonly TrafficCall[], search: string, writesOnly: boolean): TrafficCall[] =>
  all
    .filter(({ entry }) => !writesOnly || entry !== null)
    .filter(({ method, path, operation, status, fault }) =>
      matches(search, [method, path, operation, status, fault === null ? null : 'fault']),
    )
    .toReversed();

export function CallsTab() {
  const { sandbox, t } = usePanel();
  useFresh(sandbox);
  const [search, setSearch] = useState('');
  const [writesOnly, setWritesOnly] = useState(false);
  const list = callListOf(sandbox);
  const all = list.rows();
  const found = findCalls(all, search, writesOnly);
  return (
    <>
      <SearchField label={t.calls.filter} value={search} onChange={setSearch} />
      <Switch
        label={t.calls.writes}
        checked={writesOnly}
        onChange={({ currentTarget: { checked } }) => setWritesOnly(checked)}
      />
      <ListButtons list={list} />
      <p className={css.lead}>{t.calls.unmasked}</p>
      {found.length === 0 && <p className={css.lead}>{all.length === 0 ? t.calls.none : t.calls.noMatch}</p>}
      <ol className={calls.calls} aria-label={t.calls.list}>
        {found.slice(0, rowsShown).map((call) => (
          <CallRow key={rowOf(call)} call={call} />
        ))}
      </ol>
      {found.length > rowsShown && (
        <p className={css.lead}>{fill(t.calls.more, { count: found.length - rowsShown })}</p>
      )}
    </>
  );
}

function ListButtons({ list }: { list: ReturnType<typeof callListOf> }) {
  const { t, act } = usePanel();
  const { isPaused } = list;
  return (
    <>
      <div className={css.row} role="group" aria-label={t.calls.tools}>
        <Button
          size="xs"
          variant={isPaused ? 'filled' : 'default'}
          leftSection={isPaused ? <IconPlayerPlay size={14} aria-hidden /> : <IconPlayerPause size={14} aria-hidden />}
          onClick={() => void act(() => (isPaused ? list.resume() : list.pause()), '')}
        >
          {isPaused ? t.calls.resume : t.calls.pause}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={() => void act(() => list.clear(), t.calls.cleared)}
        >
          {t.calls.clear}
        </Button>
      </div>
      {isPaused && <p className={css.warn}>{fill(t.calls.paused, { count: list.waiting() })}</p>}
    </>
  );
}

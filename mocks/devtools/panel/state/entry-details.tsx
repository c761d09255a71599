import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { FieldChange, TableDiff, WorldDiff } from '../../../engine/world-diff.ts';
import type { Journal, JournalEntry } from '../../../kernel/journal.ts';
import { bahtText, cellText } from '../kit/formats.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { reasonOf } from '../kit/reasons.ts';
import own from './entry-details.module.css';

interface Props {
  readonly entry: JournalEntry;
  readonly pinned: number | null;
  readonly onPin: (seq: number | null) => void;
}

/** What an entry has changed, and what a tester can do about it: compare others with it, or skip it. */
export function EntryDetails({ entry, pinned, onPin }: Props) {
  const { sandbox, t, act } = usePanel();
  const { seq } = entry;
  const isSkipped = 'off' in entry;
  const canSkip = entry.kind !== 'start' && entry.kind !== 'clock';
  return (
    <>
      <div className={css.row}>
        <Button size="compact-sm" variant="default" onClick={() => onPin(pinned === seq ? null : seq)}>
          {pinned === seq ? t.state.diff.unpin : t.state.diff.pin}
        </Button>
        {canSkip && (
          <Button size="compact-sm" variant="default" onClick={() => void act(() => sandbox.skip(seq, !isSkipped))}>
            {isSkipped ? t.state.diff.unskip : t.state.diff.skip}
          </Button>
        )}
      </div>
      <Comparison seq={seq} pinned={pinned} />
    </>
  );
}

/** @returns the entries that are compared, from after the first to the second; null when there is nothing to compare */
function spanOf(seq: number, pinned: number | null): readonly [from: number, to: number] | null {
  if (pinned === seq) return null;
  if (pinned === null) return seq === 0 ? null : [seq - 1, seq];
  return [Math.min(seq, pinned), Math.max(seq, pinned)];
}

function Comparison({ seq, pinned }: { seq: number; pinned: number | null }) {
  const { sandbox, t } = usePanel();
  const span = spanOf(seq, pinned);
  const [from, to] = span ?? [0, 0];
  const [diff, setDiff] = useState<WorldDiff | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // another history than the one that was compared: undone, skipped, brought back
  const history = JSON.stringify(sandbox.journal().slice(0, to + 1));
  useEffect(() => {
    if (to === 0) return;
    let isCurrent = true;
    setFailed(null);
    import('../../../engine/world-diff.ts')
      .then(({ diffBetween }) => diffBetween(JSON.parse(history) as Journal, from, to))
      .then(
        (found) => isCurrent && setDiff(found),
        (problem: unknown) => isCurrent && setFailed(reasonOf(problem, t)),
      );
    return () => {
      isCurrent = false;
    };
  }, [from, to, history, t]);
  if (!span) return <p className={css.small}>{pinned === seq ? t.state.diff.base : t.state.diff.begins}</p>;
  if (failed !== null) return <p className={css.alert}>{fill(t.state.diff.lost, { reason: failed })}</p>;
  const title = to - from === 1 ? fill(t.state.diff.one, { seq: to }) : fill(t.state.diff.many, { from: from + 1, to });
  return (
    <section aria-label={title} className={own.diff}>
      <h4 className={css.bodyTitle}>{title}</h4>
      {diff ? <DiffView diff={diff} /> : <p className={css.small}>{t.state.diff.comparing}</p>}
    </section>
  );
}

function DiffView({ diff }: { diff: WorldDiff }) {
  const { t } = usePanel();
  const { tables, balances, postings, switches, agenda, before } = diff;
  const changes = [tables, balances, postings, switches, agenda.added, agenda.gone];
  return (
    <>
      {changes.every(({ length }) => length === 0) && <p>{t.state.diff.nothing}</p>}
      <Fields title={t.state.balances} changes={balances} textOf={(value) => bahtText(Number(value ?? 0))} />
      <Lines
        title={t.state.diff.moved}
        lines={postings.map(({ memo, amount, from, to }) => `${memo} ${bahtText(amount)} · ${from} → ${to}`)}
      />
      {tables.map((table) => (
        <TableChanges key={table.table} table={table} />
      ))}
      <Fields title={t.state.diff.switches} changes={switches} textOf={cellText} />
      <Lines title={t.state.diff.later} lines={agenda.added.map((one) => JSON.stringify(one))} />
      <Lines title={t.state.diff.notLater} lines={agenda.gone.map((one) => JSON.stringify(one))} />
      {before.length > 0 && <p className={css.small}>{fill(t.state.diff.due, { events: before.join(', ') })}</p>}
    </>
  );
}

const rowsShown = 20;

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  const { t } = usePanel();
  if (lines.length === 0) return null;
  return (
    <div>
      <h5 className={own.part}>{title}</h5>
      <ul className={own.lines}>
        {lines.slice(0, rowsShown).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two postings can be equal
          <li key={index}>{line}</li>
        ))}
      </ul>
      {lines.length > rowsShown && (
        <p className={css.small}>{fill(t.state.diff.moreRows, { count: lines.length - rowsShown })}</p>
      )}
    </div>
  );
}

interface FieldsProps {
  readonly title: string;
  readonly changes: readonly FieldChange[];
  readonly textOf: (value: unknown) => string;
}

const fieldText = ({ field, before, after }: FieldChange, textOf: FieldsProps['textOf']) =>
  `${field}: ${textOf(before)} → ${textOf(after)}`;

function Fields({ title, changes, textOf }: FieldsProps) {
  return <Lines title={title} lines={changes.map((change) => fieldText(change, textOf))} />;
}

function TableChanges({ table: { table, added, changed, gone } }: { table: TableDiff }) {
  const { t } = usePanel();
  return (
    <>
      <Lines title={`${table} · ${t.state.diff.added}`} lines={added.map((one) => JSON.stringify(one))} />
      <Lines
        title={`${table} · ${t.state.diff.changed}`}
        lines={changed.map(({ id, fields }) => `${id} · ${fields.map((one) => fieldText(one, cellText)).join(' · ')}`)}
      />
      <Lines title={`${table} · ${t.state.diff.gone}`} lines={gone.map((one) => JSON.stringify(one))} />
    </>
  );
}

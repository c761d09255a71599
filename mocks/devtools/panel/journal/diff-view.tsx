import type { FieldChange, TableDiff, WorldDiff } from '../../../engine/timeline/world-diff.ts';
import { bahtText, cellText } from '../kit/formats.ts';
import { fill, memoText } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import own from './journal.module.css';

/** What entries changed in a world. */
export function DiffView({ diff }: { diff: WorldDiff }) {
  const { t } = usePanel();
  const words = t.journal.diff;
  const { tables, balances, postings, switches, agenda } = diff;
  const changes = [tables, balances, postings, switches, agenda.added, agenda.gone];
  const posted = (made: WorldDiff['postings']) =>
    made.map(({ memo, amount, from, to }) => `${memoText(memo, t)} ${bahtText(amount)} · ${from} → ${to}`);
  return (
    <>
      {changes.every(({ length }) => length === 0) && <p>{words.nothing}</p>}
      <Fields title={t.journal.balances} changes={balances} textOf={(value) => bahtText(Number(value ?? 0))} />
      <Lines title={words.moved} lines={posted(postings)} />
      {tables.map((table) => (
        <TableChanges key={table.table} table={table} />
      ))}
      <Fields title={words.switches} changes={switches} textOf={cellText} />
      <Lines title={words.later} lines={agenda.added.map((one) => JSON.stringify(one))} />
      <Lines title={words.notLater} lines={agenda.gone.map((one) => JSON.stringify(one))} />
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
          <li key={index}>{line}</li>
        ))}
      </ul>
      {lines.length > rowsShown && (
        <p className={css.small}>{fill(t.journal.diff.moreRows, { count: lines.length - rowsShown })}</p>
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
  const { diff: words } = usePanel().t.journal;
  return (
    <>
      <Lines title={`${table} · ${words.added}`} lines={added.map((one) => JSON.stringify(one))} />
      <Lines
        title={`${table} · ${words.changed}`}
        lines={changed.map(({ id, fields }) => `${id} · ${fields.map((one) => fieldText(one, cellText)).join(' · ')}`)}
      />
      <Lines title={`${table} · ${words.gone}`} lines={gone.map((one) => JSON.stringify(one))} />
    </>
  );
}

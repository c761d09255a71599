import type { FieldChange, TableDiff, WorldDiff } from '../../../engine/world-diff.ts';
import { bahtText, cellText } from '../kit/formats.ts';
import { fill, memoText } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import own from './state.module.css';

interface Words {
  readonly added: string;
  readonly changed: string;
  readonly gone: string;
  readonly moved: string;
  readonly notMoved: string;
  readonly later: string;
  readonly notLater: string;
}

interface Props {
  readonly diff: Omit<WorldDiff, 'before'>;
  readonly words: Words;
  readonly nothing: string;
}

/** The difference between two worlds, or of one world before and after. */
export function DiffView({ diff, words, nothing }: Props) {
  const { t } = usePanel();
  const { tables, balances, postings, postingsGone, switches, agenda } = diff;
  const changes = [tables, balances, postings, postingsGone, switches, agenda.added, agenda.gone];
  const posted = (made: WorldDiff['postings']) =>
    made.map(({ memo, amount, from, to }) => `${memoText(memo, t)} ${bahtText(amount)} · ${from} → ${to}`);
  return (
    <>
      {changes.every(({ length }) => length === 0) && <p>{nothing}</p>}
      <Fields title={t.state.balances} changes={balances} textOf={(value) => bahtText(Number(value ?? 0))} />
      <Lines title={words.moved} lines={posted(postings)} />
      <Lines title={words.notMoved} lines={posted(postingsGone)} />
      {tables.map((table) => (
        <TableChanges key={table.table} table={table} words={words} />
      ))}
      <Fields title={t.state.diff.switches} changes={switches} textOf={cellText} />
      <Lines title={words.later} lines={agenda.added.map((one) => JSON.stringify(one))} />
      <Lines title={words.notLater} lines={agenda.gone.map((one) => JSON.stringify(one))} />
    </>
  );
}

const rowsShown = 20;

export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
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

export function Fields({ title, changes, textOf }: FieldsProps) {
  return <Lines title={title} lines={changes.map((change) => fieldText(change, textOf))} />;
}

function TableChanges({ table: { table, added, changed, gone }, words }: { table: TableDiff; words: Words }) {
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

import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { JournalEntry } from '../../../kernel/journal.ts';
import { clockText } from '../kit/formats.ts';
import { fill, type Labels } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/section.tsx';
import own from './journal-list.module.css';

const entriesShown = 40;

/** A journal entry in one line. */
export function entryText(entry: JournalEntry, t: Labels): string {
  if (entry.kind === 'request') return `${entry.operation} → ${entry.status}`;
  if (entry.kind === 'switch') return `${entry.name} = ${String(entry.value)}`;
  if (entry.kind === 'operator') return `${entry.action} ${JSON.stringify(entry.data)}`;
  return t.state.entry[entry.kind];
}

/** The journal; pressing an entry takes the world back or forward to it. */
export function JournalList() {
  const { sandbox, t, act } = usePanel();
  const last = sandbox.journal().length - 1;
  const future = sandbox.future();
  const differences = new Map(sandbox.describe().differences?.map(({ seq, status }) => [seq, status]));
  const differenceText = (seq: number) => {
    const [before, now] = differences.get(seq) ?? [];
    if (before === undefined || now === undefined) return '';
    return before === now ? t.state.otherBody : fill(t.state.differs, { before, now });
  };
  const travel = (seq: number) => void act(() => sandbox.travel(seq));
  const entries = [...sandbox.journal(), ...future].toReversed();
  const controls = (
    <span className={css.row}>
      <Button
        size="compact-sm"
        variant="default"
        disabled={last === 0}
        leftSection={<IconArrowBackUp size={14} aria-hidden />}
        onClick={() => travel(last - 1)}
      >
        {t.state.back}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={future.length === 0}
        leftSection={<IconArrowForwardUp size={14} aria-hidden />}
        onClick={() => travel(last + 1)}
      >
        {t.state.forward}
      </Button>
    </span>
  );
  return (
    <Section title={t.state.journal} aside={controls}>
      <ol className={own.journal}>
        {entries.slice(0, entriesShown).map((entry) => (
          <li key={entry.seq}>
            <button
              type="button"
              className={own.entry}
              data-future={entry.seq > last || undefined}
              aria-label={`${fill(t.state.goTo, { seq: entry.seq })}: ${entryText(entry, t)} ${differenceText(entry.seq)}`.trim()}
              aria-current={entry.seq === last ? 'step' : undefined}
              onClick={() => travel(entry.seq)}
            >
              <span className={own.seq}>{entry.seq}</span>
              <span className={css.grow}>
                {entryText(entry, t)}
                <span className={css.small}>{clockText(entry.at)}</span>
              </span>
              {differences.has(entry.seq) && <span className={css.warn}>{differenceText(entry.seq)}</span>}
              {entry.seq === last && <span className={css.mark}>{t.state.here}</span>}
            </button>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/parts.tsx';
import own from './journal.module.css';
import { JournalEntryRow } from './journal-entry-row.tsx';

const entriesShown = 40;

/** The journal; pressing an entry takes the world back or forward to it, opening one shows what it has changed. */
export function JournalList() {
  const { sandbox, t, act } = usePanel();
  const last = sandbox.journal().length - 1;
  const future = sandbox.future();
  const differences = new Map(sandbox.describe().differences?.map((one) => [one.seq, one]));
  const differenceText = (seq: number) => {
    const difference = differences.get(seq);
    if (!difference) return '';
    const [before, now] = difference.status;
    if (before === now) return t.journal.otherBody;
    return fill(t.journal.differs, { before, now: [now, difference.code].filter(Boolean).join(' ') });
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
        {t.journal.undo}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={future.length === 0}
        leftSection={<IconArrowForwardUp size={14} aria-hidden />}
        onClick={() => travel(last + 1)}
      >
        {t.journal.redo}
      </Button>
    </span>
  );
  return (
    <Section title={t.journal.journal} aside={controls}>
      <ol className={own.journal}>
        {entries.slice(0, entriesShown).map((entry) => (
          <JournalEntryRow
            key={entry.seq}
            entry={entry}
            last={last}
            difference={differenceText(entry.seq)}
            onTravel={travel}
          />
        ))}
      </ol>
    </Section>
  );
}

import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { JournalEntry } from '../../../kernel/journal.ts';
import { clockText } from '../kit/formats.ts';
import { entryText, fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { EntryDetails } from './entry-details.tsx';
import own from './journal.module.css';

interface Props {
  readonly entry: JournalEntry;
  /** Number of the last entry that the world has executed. */
  readonly last: number;
  /** How the entry's response differs from the recorded one; empty if it does not. */
  readonly difference: string;
  readonly onTravel: (seq: number) => void;
}

export function JournalEntryRow({ entry, last, difference, onTravel }: Props) {
  const { t } = usePanel();
  const { seq } = entry;
  const id = useId();
  const [open, setOpen] = useState(false);
  const isFuture = seq > last;
  const isSkipped = 'off' in entry;
  const marks = [isSkipped && t.journal.diff.skipped, seq === last && t.journal.here];
  return (
    <li>
      <div className={own.line} data-future={isFuture || undefined}>
        <button
          type="button"
          className={own.entry}
          aria-label={[
            `${fill(t.journal.goTo, { seq })}:`,
            entryText(entry, t),
            difference,
            isSkipped && t.journal.diff.skipped,
          ]
            .filter(Boolean)
            .join(' ')}
          aria-current={seq === last ? 'step' : undefined}
          onClick={() => onTravel(seq)}
        >
          <span className={own.seq}>{seq}</span>
          <span className={css.grow}>
            <span className={isSkipped ? own.off : undefined}>{entryText(entry, t)}</span>
            <span className={css.small}>{clockText(entry.at)}</span>
          </span>
          {difference !== '' && <span className={css.warn}>{difference}</span>}
          {marks.filter(Boolean).map((mark) => (
            <span key={String(mark)} className={css.mark}>
              {mark}
            </span>
          ))}
        </button>
        {!isFuture && (
          <button
            type="button"
            className={css.icon}
            aria-expanded={open}
            aria-controls={id}
            aria-label={fill(t.journal.diff.open, { seq })}
            onClick={() => setOpen(!open)}
          >
            <IconChevronDown size={18} aria-hidden className={own.chevron} />
          </button>
        )}
      </div>
      {open && !isFuture && (
        <div id={id} className={own.details}>
          <EntryDetails seq={seq} />
        </div>
      )}
    </li>
  );
}

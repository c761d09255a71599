import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { WorldDiff } from '../../../engine/timeline/world-diff.ts';
import type { Journal, JournalEntry } from '../../../kernel/journal.ts';
import { loadFile } from '../../page-kit/load-file.ts';
import { fill, reasonOf } from '../kit/labels.ts';
import { LoadFailed } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { DiffView } from './diff-view.tsx';
import own from './state.module.css';

interface Props {
  readonly entry: JournalEntry;
  readonly pinned: number | null;
  readonly onPin: (seq: number | null) => void;
}

/** Changes of an entry, with buttons to pin and skip it. */
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

/** The compared entries: after `from`, up to `to`; null for nothing to compare. */
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
  const [tries, setTries] = useState(1);
  // compare again when an undo, redo or skip changes the history
  const history = JSON.stringify(sandbox.journal().slice(0, to + 1));
  useEffect(() => {
    if (to === 0) return;
    let isCurrent = true;
    setFailed(null);
    loadFile(() => import('../../../engine/timeline/world-diff.ts'))
      .then(({ diffBetween }) => diffBetween(JSON.parse(history) as Journal, from, to))
      .then(
        (found) => isCurrent && setDiff(found),
        (problem: unknown) => isCurrent && setFailed(reasonOf(problem, t)),
      );
    return () => {
      isCurrent = false;
    };
  }, [from, to, history, t, tries]);
  if (!span) return <p className={css.small}>{pinned === seq ? t.state.diff.base : t.state.diff.begins}</p>;
  if (failed !== null)
    return (
      <LoadFailed text={fill(t.state.diff.lost, { reason: failed })} onRetry={() => setTries((count) => count + 1)} />
    );
  const title = to - from === 1 ? fill(t.state.diff.one, { seq: to }) : fill(t.state.diff.many, { from: from + 1, to });
  return (
    <section aria-label={title} className={own.diff}>
      <h4 className={css.bodyTitle}>{title}</h4>
      {diff ? (
        <>
          <DiffView diff={diff} />
          {diff.before.length > 0 && (
            <p className={css.small}>{fill(t.state.diff.due, { events: diff.before.join(', ') })}</p>
          )}
        </>
      ) : (
        <p className={css.small}>{t.state.diff.comparing}</p>
      )}
    </section>
  );
}

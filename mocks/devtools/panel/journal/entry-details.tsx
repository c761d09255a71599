import { useEffect, useState } from 'react';
import type { WorldDiff } from '../../../engine/timeline/world-diff.ts';
import type { Journal } from '../../../kernel/journal.ts';
import { loadFile } from '../../page-kit/load-file.ts';
import { fill, reasonOf } from '../kit/labels.ts';
import { LoadFailed } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { DiffView } from './diff-view.tsx';
import own from './journal.module.css';

/** What an entry has changed. */
export function EntryDetails({ seq }: { seq: number }) {
  const { sandbox, t } = usePanel();
  const [diff, setDiff] = useState<WorldDiff | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(1);
  // Compare again when an undo or redo changes the history
  const history = JSON.stringify(sandbox.journal().slice(0, seq + 1));
  useEffect(() => {
    if (seq === 0) return;
    let isCurrent = true;
    setFailed(null);
    loadFile(() => import('../../../engine/timeline/world-diff.ts'))
      .then(({ diffBetween }) => diffBetween(JSON.parse(history) as Journal, seq - 1, seq))
      .then(
        (found) => isCurrent && setDiff(found),
        (problem: unknown) => isCurrent && setFailed(reasonOf(problem, t)),
      );
    return () => {
      isCurrent = false;
    };
  }, [seq, history, t, tries]);
  if (seq === 0) return <p className={css.small}>{t.journal.diff.begins}</p>;
  if (failed !== null)
    return (
      <LoadFailed text={fill(t.journal.diff.lost, { reason: failed })} onRetry={() => setTries((count) => count + 1)} />
    );
  const title = fill(t.journal.diff.one, { seq });
  return (
    <section aria-label={title} className={own.diff}>
      <h4 className={css.bodyTitle}>{title}</h4>
      {diff ? (
        <>
          <DiffView diff={diff} />
          {diff.before.length > 0 && (
            <p className={css.small}>{fill(t.journal.diff.due, { events: diff.before.join(', ') })}</p>
          )}
        </>
      ) : (
        <p className={css.small}>{t.journal.diff.comparing}</p>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import frame from './frame.module.css';

/** What to know about this world in every tab, and the status line. */
export function Footer({ children }: { children: ReactNode }) {
  const { sandbox, t, inPage } = usePanel();
  const { differences = [], stored } = sandbox.describe();
  const skipped = sandbox.journal().filter((entry) => 'off' in entry).length;
  return (
    <footer className={frame.footer}>
      {inPage && <p className={css.warn}>{t.panel.inPage}</p>}
      {skipped > 0 && (
        <p className={css.warn}>{fill(t.journal.diff.skippedSome, { count: skipped, others: differences.length })}</p>
      )}
      {skipped === 0 && differences.length > 0 && (
        <p className={css.warn}>
          {fill(t.panel.differs, { count: differences.length, seq: differences[0]?.seq ?? 0 })}
        </p>
      )}
      {stored === 'memory' && <p className={css.warn}>{t.panel.inMemory}</p>}
      {children}
    </footer>
  );
}

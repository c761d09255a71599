import { IconAdjustments, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { ReportButton } from '../share/report-section.tsx';
import { changedSwitches } from '../switches/changed-switches.ts';
import frame from './frame.module.css';

interface Props {
  /** The id of the heading. */
  readonly title: string;
  readonly onClose: () => void;
  readonly takesFocus: boolean;
}

/** Which world is open, and what can be done from every tab. */
export function Header({ title, onClose, takesFocus }: Props) {
  const { sandbox, t, goTo } = usePanel();
  useFresh(sandbox);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) close.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { scenario, seed } = sandbox.address;
  const changed = changedSwitches(sandbox).length;
  return (
    <header className={frame.header}>
      <div className={css.grow}>
        <h2 id={title} className={frame.title}>
          <span className={frame.brand}>sandbox</span>
          <span className={css.unseen}>{t.panel.title}</span>
          <span className={frame.world}>
            {scenario} · {fill(t.panel.seed, { seed })}
          </span>
        </h2>
        <p className={`${css.small} ${frame.lead}`}>{t.panel.lead}</p>
        {changed > 0 && (
          <button type="button" className={frame.changed} onClick={() => goTo({ tab: 'switches', changedOnly: true })}>
            <IconAdjustments size={14} aria-hidden />
            {fill(t.panel.changed, { count: changed })}
          </button>
        )}
      </div>
      <ReportButton />
      <button ref={close} type="button" className={css.icon} aria-label={t.panel.close} onClick={onClose}>
        <IconX size={20} aria-hidden />
      </button>
    </header>
  );
}

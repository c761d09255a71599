import { IconAdjustments, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { clockText } from '../kit/formats.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { playerName } from '../share/world-link.ts';
import { changedSwitches } from '../switches/changed-switches.ts';
import frame from './frame.module.css';

interface Props {
  /** The id of the heading; with `-now` that of the line below it. */
  readonly title: string;
  readonly onClose: () => void;
  readonly takesFocus: boolean;
}

/** Which world is open, for whom and when. */
export function Header({ title, onClose, takesFocus }: Props) {
  const { sandbox, t, language, goTo } = usePanel();
  useFresh(sandbox);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) close.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const changed = changedSwitches(sandbox).length;
  return (
    <header className={frame.header}>
      <div className={css.grow}>
        <h2 id={title} className={frame.title}>
          <span className={frame.brand} title={t.panel.lead}>
            sandbox
          </span>
          <span className={css.unseen}>{t.panel.title}</span>
          <span>
            {sandbox.scenario.title[language]} · {fill(t.panel.seed, { seed: sandbox.address.seed })}
          </span>
        </h2>
        <p id={`${title}-now`} className={frame.now}>
          {playerName(sandbox) ?? t.world.visitor} · <WorldTime />
        </p>
        {changed > 0 && (
          <button type="button" className={frame.changed} onClick={() => goTo({ tab: 'switches', changedOnly: true })}>
            <IconAdjustments size={14} aria-hidden />
            {fill(t.panel.changed, { count: changed })}
          </button>
        )}
      </div>
      <button ref={close} type="button" className={css.icon} aria-label={t.panel.close} onClick={onClose}>
        <IconX size={20} aria-hidden />
      </button>
    </header>
  );
}

function WorldTime() {
  const { sandbox } = usePanel();
  useFresh(sandbox, 1000);
  return <time dateTime={new Date(sandbox.now()).toISOString()}>{clockText(sandbox.now()).slice(0, 16)}</time>;
}

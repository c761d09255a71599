import { IconClock } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/time/clock.ts';
import css from './countdown.module.css';
import { countdown } from './qr-rules.ts';

/** The countdown is marked for this last stretch, ms (QR-35). */
const lastMomentsMs = 10_000;

/**
 * Counts down to a moment of the server clock, epoch ms, so that a wrong or sleeping device does not matter (QR-30).
 */
export function Countdown({ until, onOver }: { until: number; onOver: () => void }) {
  const { t } = useTranslation();
  const left = until - useNow(1_000);
  const over = left <= 0;
  const finish = useEffectEvent(onOver);
  useEffect(() => {
    if (over) finish();
  }, [over]);
  return (
    <p className={css.time} data-last={left <= lastMomentsMs || undefined}>
      <IconClock size={18} aria-hidden />
      <span className={css.label}>{t('qr.left')}</span>
      <span role="timer" className={css.clock}>
        {countdown(left)}
      </span>
    </p>
  );
}

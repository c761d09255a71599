import { useEffect, useEffectEvent } from 'react';
import { useNow } from '../../../shared/time/clock.ts';
import { countdown } from './qr-rules.ts';

/** The countdown is marked for this last stretch, ms (QR-35). */
const lastMomentsMs = 10_000;

/**
 * Counts down to a moment of the server clock, epoch ms, so that a wrong or sleeping device does not matter (QR-30).
 */
export function Countdown({
  until,
  onOver,
  className,
}: {
  until: number;
  onOver?: () => void;
  className?: string | undefined;
}) {
  const left = until - useNow(1_000);
  const over = left <= 0;
  const finish = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (over) finish();
  }, [over]);
  return (
    <span role="timer" className={className} data-last={left <= lastMomentsMs || undefined}>
      {countdown(left)}
    </span>
  );
}

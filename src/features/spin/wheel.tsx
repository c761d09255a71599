import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { IconCoin } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slice } from '../../../contract/generated/models/slice.ts';
import { textLanguage } from '../../shared/base/text.ts';
import { formatCount } from '../../shared/money/money.ts';
import hiddenCss from '../../shared/ui/display/hidden.module.css';
import css from './wheel.module.css';
import { drawWheel } from './wheel-drawing.ts';
import { wheelSize } from './wheel-geometry.ts';

export interface WheelProps {
  name: string;
  slices: readonly Slice[];
  /** Degrees. */
  rotation: number;
  /** Duration of the turn, ms; 0 for none. */
  durationMs: number;
  /** Slice in full colour once the wheel stands (SPN-22). */
  winner: number | null;
  /** Null when unknown. */
  coins: number | null;
  phase: 'idle' | 'asking' | 'turning' | 'landed' | 'prize';
  onSpin: () => void;
}

/** Diameter, CSS px; follows the window 500 ms after its last resize (SPN-10, SPN-11). */
export function useWheelSize(): number {
  const [size, setSize] = useState(() => wheelSize(window.innerWidth));
  useWindowEvent(
    'resize',
    useDebouncedCallback(() => setSize(wheelSize(window.innerWidth)), 500),
  );
  return size;
}

function useDrawing({ slices, winner }: Pick<WheelProps, 'slices' | 'winner'>, size: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Before the first frame, which would show an empty disc.
  useLayoutEffect(() => {
    let gone = false;
    const draw = () => {
      if (gone || !canvas.current) return;
      drawWheel(canvas.current, { slices, size, winner, styles: getComputedStyle(canvas.current) });
    };
    draw();
    // Redraw when the fonts arrive later.
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(draw);
    return () => {
      gone = true;
    };
  }, [slices, size, winner]);
  return canvas;
}

/** SPN-6, SPN-12 */
export function Wheel({ name, slices, rotation, durationMs, winner, coins, phase, onSpin }: WheelProps) {
  const { t } = useTranslation();
  const size = useWheelSize();
  const canvas = useDrawing({ slices, winner }, size);
  const spinning = phase === 'asking' || phase === 'turning';
  const label = t('spin.wheelLabel', { name, prizes: slices.map((slice) => slice.label).join(', ') });
  const blocked = coins === 0 || phase !== 'idle';
  return (
    <div className={css.root} style={{ width: size, height: size }} data-phase={phase}>
      <canvas
        ref={canvas}
        className={css.disc}
        role="img"
        aria-label={label}
        lang={textLanguage(label)}
        style={{
          transform: `rotate(${rotation}deg)`,
          transitionDuration: `${durationMs}ms`,
        }}
      />
      <svg className={css.pointer} viewBox="0 0 36 44" aria-hidden="true">
        <path d="M18 42C10 28 4 20 4 14a14 14 0 0 1 28 0c0 6-6 14-14 28Z" />
        <circle cx="18" cy="14" r="5" />
      </svg>
      <button
        type="button"
        className={css.button}
        aria-disabled={blocked}
        aria-busy={phase === 'asking'}
        onClick={onSpin}
        onKeyDown={(event) => {
          // A held key counts once (SPN-14).
          if (event.repeat && (event.key === ' ' || event.key === 'Enter')) event.preventDefault();
        }}
      >
        <span className={css.word}>{t(spinning ? 'spin.spinning' : 'spin.spin')}</span>
        <span className={css.coins}>
          <IconCoin size={16} aria-hidden />
          <span>{coins === null ? '-' : formatCount(coins)}</span>
          <span className={hiddenCss.hidden}>{` ${t('formats.coin', { count: coins ?? 0 })}`}</span>
        </span>
      </button>
    </div>
  );
}

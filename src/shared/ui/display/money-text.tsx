import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { formatMoney, type Satang, splitMoney } from '../../money/money.ts';
import { type StoredKind, useStored } from '../../storage/use-stored.ts';
import css from './money-text.module.css';

/** Duration of the count from one amount to the next, ms. */
const durationMs = 500;

/** Animates a number: `first` on the first render, then counted up or down to the target. */
export function useCountUp(target: number, first = target): number {
  const [shown, setShown] = useState(first);
  const shownRef = useRef(first);

  useEffect(() => {
    const from = shownRef.current;
    if (from === target) return;
    let frame = 0;
    let start: number | undefined;
    const show = (value: number) => {
      shownRef.current = value;
      setShown(value);
    };
    const tick = (time: number) => {
      start ??= time;
      const progress = Math.min(1, (time - start) / durationMs);
      const eased = 1 - (1 - progress) ** 3;
      show(progress < 1 ? Math.round(from + (target - from) * eased) : target);
      if (progress < 1) frame = requestAnimationFrame(tick);
    };
    // A hidden page gets no animation frames and would keep the old amount.
    if (prefersReducedMotion() || document.hidden) show(target);
    else frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}

const hiddenKind: StoredKind<boolean> = { name: 'hide-money', read: (stored) => stored === true };

/** Replaces a hidden amount, with a constant width. */
export const hiddenFigure = '••••';

/** Whether the player has hidden amounts on this device, and the setter (WAL-285). */
export const useHiddenMoney = () => useStored(hiddenKind, 'device');

/** Formats amounts within sentences, or hides them. */
export function useMoneyWords(): (satang: Satang) => string {
  const [isHidden] = useHiddenMoney();
  return (satang) => (isHidden ? hiddenFigure : formatMoney(satang));
}

export interface MoneyTextProps {
  /** Null for an unreadable amount, shown as `-` (MNY-3). */
  satang: Satang | null;
  /** The player's currency word, shown smaller behind the figure. */
  currency?: string;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Sign of the absolute amount, except of zero; by default a negative amount has a minus. */
  sign?: 'plus' | 'minus';
  /** Shows the amount even if amounts are hidden, such as an amount to pay. */
  always?: boolean;
  tone?: 'inherit' | 'gold' | 'muted' | 'success' | 'danger';
}

const signs = { plus: '+', minus: '−' };

/**
 * Width of the figure in its own font size; the largest size shrinks until it fits one line. Digits are tabular, satang
 * and currency word smaller (see the styles).
 */
function widthInEm(satang: Satang, currency = ''): number {
  const whole = splitMoney(satang).whole;
  const digits = whole.replace(/\D/g, '').length;
  return digits * 0.58 + (whole.length - digits) * 0.3 + 1.1 + (currency === '' ? 0 : 0.2 + currency.length * 0.4);
}

/** An amount with smaller satang. Counts briefly to a new value; tabular figures keep columns aligned. */
export function MoneyText({ satang, always = false, ...others }: MoneyTextProps) {
  const [hidden] = useHiddenMoney();
  if (hidden && !always) return <Hidden {...others} />;
  return satang === null ? <span translate="no">-</span> : <Figure satang={satang} {...others} />;
}

function Hidden({ currency, size = 'm', tone = 'inherit' }: Omit<MoneyTextProps, 'satang'>) {
  return (
    <span className={css.root} data-size={size} data-tone={tone} style={{ '--width': 5 } as CSSProperties}>
      <span className={css.figure}>{hiddenFigure}</span>
      {currency ? <span className={css.currency}>{` ${currency}`}</span> : null}
    </span>
  );
}

function Figure(props: Omit<MoneyTextProps, 'always'> & { satang: Satang }) {
  const { satang, currency, size = 'm', sign, tone = 'inherit' } = props;
  const shown = useCountUp(satang);
  const { whole, fraction } = splitMoney(sign ? Math.abs(shown) : shown);
  const fit = size === 'xl' ? { '--width': widthInEm(satang, currency) } : undefined;
  return (
    <span className={css.root} data-size={size} data-tone={tone} style={fit as CSSProperties}>
      {/* A page translator would keep an outdated amount. */}
      <span className={css.figure} translate="no">
        <span>{`${sign && satang !== 0 ? signs[sign] : ''}${whole}`}</span>
        <span className={css.fraction}>{`.${fraction}`}</span>
      </span>
      {currency ? <span className={css.currency}>{` ${currency}`}</span> : null}
    </span>
  );
}

/** Whether the player prefers reduced motion; true if the browser cannot tell. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

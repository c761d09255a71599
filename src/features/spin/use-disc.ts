import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Slice } from '../../../contract/generated/models/slice.ts';
import type { SpinPrize } from '../../../contract/generated/models/spinPrize.ts';
import { tellAfterLeaving } from '../../shared/toast/tell-after-leaving.ts';
import { prefersReducedMotion } from '../../shared/ui/display/prefers-reduced-motion.ts';
import type { WheelProps } from './wheel.tsx';
import { planTurn, winnerOf } from './wheel-geometry.ts';

/** From the end of the turn to the prize dialog, ms (SPN-21). */
const prizeAfterMs = 2_000;
/** Length of the fade that replaces the turn for players who prefer less motion, ms (SPN-25). */
const stillMs = 600;

export interface Won {
  readonly prize: SpinPrize;
  /** Null when the wheel has no such slice; the server's label is shown all the same (SPN-28). */
  readonly slice: Slice | null;
}

interface Stand {
  readonly rotation: number;
  readonly durationMs: number;
  readonly winner: number | null;
}

/**
 * The disc's position and prize. Phases: idle, asking the server, turning, landed, prize shown.
 * @param words what the player is told about a prize when the page is left before it was shown (SPN-59)
 * @param onLeft called with a prize that was won but not yet shown when the player goes to another screen
 */
export function useDisc(words: (prize: SpinPrize) => string, onLeft: (prize: SpinPrize) => void) {
  const [phase, setPhase] = useState<WheelProps['phase']>('idle');
  const [stand, setStand] = useState<Stand>({ rotation: 0, durationMs: 0, winner: null });
  const [won, setWon] = useState<Won | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hidden = useRef<{ readonly prize: SpinPrize; readonly told: () => void } | null>(null);
  const leave = useEffectEvent(onLeft);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      hidden.current?.told();
      if (hidden.current) leave(hidden.current.prize);
    },
    [],
  );
  const showHidden = () => {
    hidden.current?.told();
    hidden.current = null;
  };

  /** Turns to the prize by timers, not frames, so that a tab in the background shows its result too (SPN-26). */
  const land = (prize: SpinPrize, slices: readonly Slice[]) => {
    const winner = winnerOf(slices, prize.code);
    const showPrize = () => {
      showHidden();
      setPhase('prize');
    };
    hidden.current = { prize, told: tellAfterLeaving(words(prize)) };
    const standStill = () => {
      setPhase('landed');
      setStand((before) => ({ ...before, durationMs: 0, winner: winner < 0 ? null : winner }));
      timer.current = setTimeout(showPrize, prizeAfterMs);
    };
    setWon({ prize, slice: slices[winner] ?? null });
    // No slice has this code: the wheel stays where it is and marks no winner (SPN-28).
    if (winner < 0) return standStill();
    const turn = planTurn({ from: stand.rotation, winner, count: slices.length, chance: Math.random });
    const durationMs = prefersReducedMotion() ? stillMs : turn.durationMs;
    setPhase('turning');
    setStand({ rotation: turn.rotation, durationMs, winner: null });
    timer.current = setTimeout(standStill, durationMs);
  };

  const rest = () => {
    showHidden();
    setPhase('idle');
    setWon(null);
    setStand((before) => ({ ...before, durationMs: 0, winner: null }));
  };
  return { phase, stand, won, ask: () => setPhase('asking'), land, rest };
}

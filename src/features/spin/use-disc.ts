import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Slice } from '../../../contract/generated/models/slice.ts';
import type { SpinPrize } from '../../../contract/generated/models/spinPrize.ts';
import { tellAfterLeaving } from '../../shared/toast/tell-after-leaving.ts';
import { prefersReducedMotion } from '../../shared/ui/display/prefers-reduced-motion.ts';
import type { WheelProps } from './wheel.tsx';
import { planTurn, slowDown, turnUntilAnswered, turnWhileAsking, winnerOf } from './wheel-geometry.ts';

/** From the end of the turn to the prize dialog, ms (SPN-21). */
const prizeAfterMs = 2_000;
/** The same for players who prefer less motion: as long as the result fades in (SPN-25). */
const stillPrizeAfterMs = 600;

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

/** Where the disc was when it began to turn for a spin. `at`: ms of the device's monotonic clock. */
interface Start {
  readonly rotation: number;
  readonly at: number;
}

/** The disc's position: it turns from the press on, until the answer says where it stops (SPN-15). */
function useStand() {
  const [stand, setStand] = useState<Stand>({ rotation: 0, durationMs: 0, winner: null });
  const start = useRef<Start | null>(null);
  /** Where the disc is now, degrees. */
  const position = () =>
    start.current ? turnWhileAsking(start.current.rotation, performance.now() - start.current.at) : stand.rotation;
  const mark = (winner: number | null) => setStand((before) => ({ ...before, durationMs: 0, winner }));
  const turnTo = (rotation: number, durationMs: number) => {
    start.current = null;
    setStand({ rotation, durationMs, winner: null });
  };
  return {
    stand,
    position,
    turnTo,
    /** Begins to turn; for players who prefer less motion the disc stays as it is (SPN-25). */
    begin: () => {
      if (prefersReducedMotion()) return mark(null);
      start.current = { rotation: stand.rotation, at: performance.now() };
      setStand({ ...turnUntilAnswered(stand.rotation), winner: null });
    },
    mark,
    /** Comes to a stop a little further on, when there is no slice to stop at. */
    stop: () => {
      if (!start.current) return false;
      const { rotation, durationMs } = slowDown(position());
      turnTo(rotation, durationMs);
      return true;
    },
  };
}

/**
 * The disc's position and prize. Phases: idle, asking the server, turning, landed, prize shown.
 * @param words what the player is told about a prize when the page is left before it was shown (SPN-59)
 * @param onLeft called with a prize that was won but not yet shown when the player goes to another screen
 */
export function useDisc(words: (prize: SpinPrize) => string, onLeft: (prize: SpinPrize) => void) {
  const [phase, setPhase] = useState<WheelProps['phase']>('idle');
  const { stand, position, turnTo, begin, mark, stop } = useStand();
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
    const stood = () => {
      setPhase('landed');
      timer.current = setTimeout(showPrize, prefersReducedMotion() ? stillPrizeAfterMs : prizeAfterMs);
    };
    const standStill = () => {
      mark(winner);
      stood();
    };
    setWon({ prize, slice: slices[winner] ?? null });
    // No slice has this code: the wheel stops where it is and marks no winner (SPN-28).
    if (winner < 0) {
      stop();
      return stood();
    }
    const turn = planTurn({ from: position(), winner, count: slices.length, chance: Math.random });
    const durationMs = prefersReducedMotion() ? 0 : turn.durationMs;
    turnTo(turn.rotation, durationMs);
    if (durationMs === 0) return standStill();
    setPhase('turning');
    timer.current = setTimeout(standStill, durationMs);
  };

  const rest = () => {
    showHidden();
    setPhase('idle');
    setWon(null);
    if (!stop()) mark(null);
  };
  const ask = () => {
    setWon(null);
    setPhase('asking');
    begin();
  };
  return { phase, stand, won, ask, land, rest };
}

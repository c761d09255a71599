import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Slice } from '../../../contract/generated/models/slice.ts';
import type { SpinPrize } from '../../../contract/generated/models/spinPrize.ts';
import type { CommandTimes } from '../../shared/api/use-money-command.ts';
import { tellAfterLeaving } from '../../shared/toast/tell-after-leaving.ts';
import { prefersReducedMotion } from '../../shared/ui/display/money-text.tsx';
import type { WheelProps } from './wheel.tsx';
import { planTurn, slowDown, turnUntilAnswered, turnWhileAsking, winnerOf } from './wheel-geometry.ts';

/** Delay from standstill to the prize dialog, ms (SPN-21). */
const prizeAfterMs = 2_000;

export interface Won {
  readonly prize: SpinPrize;
  /** Null when the wheel has no such slice (SPN-28). */
  readonly slice: Slice | null;
  readonly times: CommandTimes;
}

interface Stand {
  readonly rotation: number;
  readonly durationMs: number;
  readonly winner: number | null;
}

/** `at`: ms, monotonic clock. */
interface Start {
  readonly rotation: number;
  readonly at: number;
}

/** The disc turns from the press on, until the answer says where it stops (SPN-15). */
function useStand() {
  const [stand, setStand] = useState<Stand>({ rotation: 0, durationMs: 0, winner: null });
  const start = useRef<Start | null>(null);
  /** Degrees. */
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
    /** With reduced motion the disc does not move (SPN-25). */
    begin: () => {
      if (prefersReducedMotion()) return mark(null);
      start.current = { rotation: stand.rotation, at: performance.now() };
      setStand({ ...turnUntilAnswered(stand.rotation), winner: null });
    },
    mark,
    /** Stops a little further on, when there is no slice to stop at. */
    stop: () => {
      if (!start.current) return false;
      const { rotation, durationMs } = slowDown(position());
      turnTo(rotation, durationMs);
      return true;
    },
  };
}

/**
 * Position and prize of the disc.
 * @param words text of a prize that was not shown before the page closed (SPN-59)
 * @param onLeft called with such a prize
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

  /** Timers, not frames: a background tab shows its result too (SPN-26). */
  const land = (prize: SpinPrize, slices: readonly Slice[], times: CommandTimes) => {
    const winner = winnerOf(slices, prize.code);
    const showPrize = () => {
      showHidden();
      setPhase('prize');
    };
    hidden.current = { prize, told: tellAfterLeaving(words(prize)) };
    const stood = () => {
      setPhase('landed');
      timer.current = setTimeout(showPrize, prizeAfterMs);
    };
    const standStill = () => {
      mark(winner);
      stood();
    };
    setWon({ prize, slice: slices[winner] ?? null, times });
    // Unknown slice: stop where the wheel is and mark no winner (SPN-28).
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

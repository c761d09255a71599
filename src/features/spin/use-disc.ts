import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Slice } from '../../../contract/generated/models/slice.ts';
import type { SpinPrize } from '../../../contract/generated/models/spinPrize.ts';
import { prefersStill } from '../../shared/ui/display/prefers-still.ts';
import type { WheelProps } from './wheel.tsx';
import { planTurn, winnerOf } from './wheel-geometry.ts';

/** From standstill to the prize. */
const prizeAfterMs = 2_000;
/** In place of the turn, for those who asked for stillness. */
const stillMs = 600;

export interface Won {
  readonly prize: SpinPrize;
  /** Null when the wheel has no such slice: the server's label is shown all the same (SPN-3, SPN-8). */
  readonly slice: Slice | null;
}

interface Stand {
  readonly rotation: number;
  readonly durationMs: number;
  readonly winner: number | null;
}

/**
 * Where the disc stands and what it has won: at rest, asked, turning, landed, prize shown.
 * @param onLeft called with a prize that was won but not shown when the player left the page
 */
export function useDisc(onLeft: (prize: SpinPrize) => void) {
  const [phase, setPhase] = useState<WheelProps['phase']>('idle');
  const [stand, setStand] = useState<Stand>({ rotation: 0, durationMs: 0, winner: null });
  const [won, setWon] = useState<Won | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hidden = useRef<SpinPrize | null>(null);
  const leave = useEffectEvent(onLeft);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (hidden.current) leave(hidden.current);
    },
    [],
  );

  /** Timers, not frames: a tab in the background shows its result when it comes back (SPN-26). */
  const land = (prize: SpinPrize, slices: readonly Slice[]) => {
    const winner = winnerOf(slices, prize.code);
    const showPrize = () => {
      hidden.current = null;
      setPhase('prize');
    };
    hidden.current = prize;
    const standStill = () => {
      setPhase('landed');
      setStand((before) => ({ ...before, durationMs: 0, winner: winner < 0 ? null : winner }));
      timer.current = setTimeout(showPrize, prizeAfterMs);
    };
    setWon({ prize, slice: slices[winner] ?? null });
    // No such slice: a neutral stop, no false winner.
    if (winner < 0) return standStill();
    const turn = planTurn({ from: stand.rotation, winner, count: slices.length, chance: Math.random });
    const durationMs = prefersStill() ? stillMs : turn.durationMs;
    setPhase('turning');
    setStand({ rotation: turn.rotation, durationMs, winner: null });
    timer.current = setTimeout(standStill, durationMs);
  };

  const rest = () => {
    hidden.current = null;
    setPhase('idle');
    setWon(null);
    setStand((before) => ({ ...before, durationMs: 0, winner: null }));
  };
  return { phase, stand, won, ask: () => setPhase('asking'), land, rest };
}

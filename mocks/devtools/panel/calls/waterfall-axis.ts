/** Places calls on one axis of real time and cuts out idle gaps (APP-366). */
import type { TrafficCall } from '../../../wire/traffic-log.ts';

type Timed = Pick<TrafficCall, 'began' | 'duration' | 'waited'>;

/** Longer gaps without a call shrink to `gapShown`. Real milliseconds. */
export const longestGap = 1_000;
const gapShown = 100;

export interface Bar {
  /** Shares of the axis, 0 to 1; `waiting` is a share of the bar. */
  readonly from: number;
  readonly length: number;
  readonly waiting: number;
  /** Real milliseconds since the first call began, gaps included. */
  readonly begin: number;
  readonly took: number;
  readonly waited: number;
  /** Real milliseconds cut out right before the bar; 0 for none. */
  readonly cutOut: number;
}

/**
 * @param calls sorted by `began`
 * @param now machine time, epoch ms; the end of pending calls
 */
export function barsOf(calls: readonly Timed[], now: number): readonly Bar[] {
  const first = calls[0]?.began ?? now;
  let cut = 0;
  let end = first;
  const bars = calls.map(({ began, duration, waited: planned }) => {
    const took = Math.max(0, duration ?? now - began);
    const gap = began - end;
    const cutOut = gap > longestGap ? gap - gapShown : 0;
    cut += cutOut;
    end = Math.max(end, began + took);
    // An aborted call waited less than planned.
    return { place: began - first - cut, begin: began - first, took, waited: Math.min(planned, took), cutOut };
  });
  const whole = Math.max(1, end - first - cut);
  return bars.map(({ place, ...bar }) => ({
    ...bar,
    from: place / whole,
    length: bar.took / whole,
    waiting: bar.took === 0 ? 0 : bar.waited / bar.took,
  }));
}

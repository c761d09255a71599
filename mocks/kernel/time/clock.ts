/**
 * The world's clock: the machine's time moved by an offset, or standing still. All times are epoch ms. The journal
 * records the jumps; the sandbox sets this clock by them.
 */
export interface WorldClock {
  now(): number;
  readonly frozen: boolean;
  /** Makes `now()` read `time` at this moment; the clock runs on from there unless frozen. */
  setNow(time: number): void;
  freeze(on: boolean): void;
}

export function createClock(machineNow: () => number, start: number, frozen: boolean): WorldClock {
  let offset = start - machineNow();
  let standing: number | null = frozen ? start : null;
  return {
    now: () => standing ?? machineNow() + offset,
    get frozen() {
      return standing !== null;
    },
    setNow(time) {
      offset = time - machineNow();
      if (standing !== null) standing = time;
    },
    freeze(on) {
      const now = standing ?? machineNow() + offset;
      standing = on ? now : null;
      offset = now - machineNow();
    },
  };
}

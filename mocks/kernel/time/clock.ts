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
  let machine = machineNow();
  let offset = start - machine;
  /** Runs on where it was when the machine's clock is set back: a world's time never goes back by itself. */
  const running = () => {
    const now = machineNow();
    if (now < machine) offset += machine - now;
    machine = now;
    return now + offset;
  };
  const set = (time: number) => {
    machine = machineNow();
    offset = time - machine;
  };
  let standing: number | null = frozen ? start : null;
  return {
    now: () => standing ?? running(),
    get frozen() {
      return standing !== null;
    },
    setNow(time) {
      set(time);
      if (standing !== null) standing = time;
    },
    freeze(on) {
      const now = standing ?? running();
      standing = on ? now : null;
      set(now);
    },
  };
}

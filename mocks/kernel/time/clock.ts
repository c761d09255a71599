/**
 * The world's clock: machine time plus an offset, or frozen; epoch ms. The journal records jumps; the sandbox applies
 * them to this clock.
 */
export interface WorldClock {
  now(): number;
  readonly frozen: boolean;
  /** Sets the current time; the clock runs on from there unless frozen. */
  setNow(time: number): void;
  freeze(on: boolean): void;
}

export function createClock(machineNow: () => number, start: number, frozen: boolean): WorldClock {
  let machine = machineNow();
  let offset = start - machine;
  /** World time never goes back by itself, also when the machine's clock is set back. */
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

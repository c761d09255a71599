import { upcomingEvents } from '../engine/inspection.ts';
import type { OpenWorld } from '../engine/runtime.ts';
import { parseDuration } from '../kernel/duration.ts';

/** What testers do to the time of a world. */
export interface ClockControls {
  /** World time, epoch ms. */
  now(): number;
  /** Moves the world's clock on: `1h`, `90s`, `2d`. @throws Error for anything else */
  jump(duration: string): Promise<void>;
  /** Moves the clock to the next thing that happens by itself. @returns its world time; null when nothing will */
  toNextEvent(): Promise<number | null>;
  /** Stops the clock of this tab, or lets it run on. */
  freeze(on?: boolean): void;
}

export function clockControls(open: OpenWorld): ClockControls {
  const now = () => open.history.clock.now();
  return {
    now,
    jump: async (duration) => open.change({ kind: 'clock', at: now() + parseDuration(duration) }),
    async toNextEvent() {
      const next = upcomingEvents(open.history.world, now()).find(({ at }) => at > now());
      if (!next) return null;
      await open.change({ kind: 'clock', at: next.at });
      return next.at;
    },
    freeze(on = true) {
      open.history.clock.freeze(on);
      open.wakeUpInTime();
    },
  };
}

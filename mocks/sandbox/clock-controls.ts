import { upcomingEvents } from '../engine/timeline/inspection.ts';
import type { WorldRuntime } from '../engine/timeline/runtime.ts';
import { BadCall } from '../kernel/bad-call.ts';
import { latestWorldTime, parseDuration, timeBounds } from '../kernel/time/duration.ts';
import { readArguments } from '../wire/sandbox-calls.ts';

/** Controls of a world's clock. */
export interface ClockControls {
  /** World time, epoch ms. */
  now(): number;
  /** Moves the clock forward: `1h`, `90s`, `2d`. @throws BadCall for anything else, and past the end of world time */
  jump(duration: string): Promise<void>;
  /**
   * Moves the clock to the next scheduled event or QR expiry. @returns its world time, epoch ms; null when there is
   * none
   * @throws BadCall
   */
  toNextEvent(): Promise<number | null>;
  /** Stops the clock of this tab, or restarts it (`on` false). @throws BadCall */
  freeze(on?: boolean): void;
}

/** The target of a jump, epoch ms. @throws BadCall for an invalid duration, or past the end of world time */
export function jumpTarget(now: number, text: string): number {
  const { duration } = readArguments('clock.jump', { duration: text });
  return inWorldTime(`clock.jump: ${duration}`, now, now + parseDuration(duration));
}

/** @param what the cause of the jump, for the error message */
function inWorldTime(what: string, now: number, target: number): number {
  if (target <= latestWorldTime) return target;
  const { from, to } = timeBounds;
  const time = new Date(now).toISOString();
  throw new BadCall(`${what} would lead out of world time, which goes from ${from} to ${to}; it is ${time} now`);
}

export function clockControls(runtime: WorldRuntime): ClockControls {
  const now = () => runtime.timeline.clock.now();
  return {
    now,
    jump: async (duration) => runtime.executeAndRecord({ kind: 'clock' }, jumpTarget(now(), duration)),
    async toNextEvent() {
      const next = upcomingEvents(runtime.world, now()).find(({ at }) => at > now());
      if (!next) return null;
      await runtime.executeAndRecord({ kind: 'clock' }, inWorldTime('clock.toNextEvent:', now(), next.at));
      return next.at;
    },
    freeze(wanted) {
      const { on } = readArguments('clock.freeze', { on: wanted });
      runtime.timeline.clock.freeze(on);
      runtime.scheduleWakeUp();
    },
  };
}

import * as z from 'zod/mini';
import { BadCall, quoteValue } from '../bad-call.ts';

/** Durations in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

const units = { ms: 1, s: second, m: minute, h: hour, d: day } as const;

/**
 * Parses `1h`, `90s`, `2d`, `1h30m` to milliseconds.
 * @throws BadCall for anything else
 */
export function parseDuration(text: string): number {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) {
    throw new BadCall(`not a duration: ${quoteValue(text)} (write 90s, 15m, 1h or 2d)`);
  }
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units], 0);
}

/** Range of world time that a call can request, epoch ms. ISO 8601 can write every moment in it. */
const earliestWorldTime = Date.parse('2000-01-01T00:00:00+07:00');
export const latestWorldTime = Date.parse('2200-01-01T00:00:00Z');

/** The same range for error messages. */
export const timeBounds = { from: '2000-01-01', to: '2200-01-01' } as const;

const error = `a world time from ${timeBounds.from} to ${timeBounds.to}, in epoch ms`;
/** World time requested by a call, epoch ms. */
export const worldTime = z.number({ error }).check(z.gte(earliestWorldTime), z.lte(latestWorldTime));

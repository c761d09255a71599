import { BadCall, shown } from './bad-call.ts';

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/**
 * `1h`, `90s`, `2d`, `1h30m` to milliseconds.
 * @throws BadCall for anything else
 */
export function parseDuration(text: string): number {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) {
    throw new BadCall(`not a duration: ${shown(text)} (write 90s, 15m, 1h or 2d)`);
  }
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units], 0);
}

const bangkokOffsetMs = 7 * 3_600_000;
const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

function offsetMs(zone: string | undefined): number {
  // The contract's timestamps are UTC, so a missing zone means UTC, never the device's zone.
  if (!zone || zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

function parseIso(text: string): number | null {
  const match = isoPattern.exec(text.trim());
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return null;
  const milliseconds = Math.trunc(Number(`0.${match[7] ?? 0}`) * 1000);
  const utc = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
  const back = new Date(utc);
  // Date.UTC rolls 30 February over to March: such a day does not exist, so neither does the moment.
  if (back.getUTCFullYear() !== year || back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day) return null;
  return utc - offsetMs(match[8]);
}

/**
 * Reads a moment of the wire: ISO 8601 (UTC when it names no zone), epoch milliseconds, or epoch seconds when below
 * 1e12 (readings, 26).
 * @returns epoch milliseconds, or null when it is none of these or lies outside the years 1970 to 9999.
 */
export function parseMoment(value: unknown): number | null {
  const raw = typeof value === 'string' ? (/^\d{9,13}$/.test(value) ? Number(value) : parseIso(value)) : value;
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return null;
  const isText = typeof value === 'string' && !/^\d+$/.test(value);
  const ms = isText || raw >= 1e12 ? raw : raw * 1000;
  return ms > 0 && ms < 253_402_275_600_000 ? ms : null;
}

const two = (part: number) => String(part).padStart(2, '0');

/**
 * `DD/MM/YYYY HH:mm:ss` in Asia/Bangkok, Gregorian, whatever the device's zone and language (bad-input.md, H088).
 * Written by hand: Intl prints Buddhist years for Thai. Anything that is no moment gives `-`.
 */
export function formatDateTime(value: unknown): string {
  const ms = parseMoment(value);
  if (ms === null) return '-';
  // Thailand has had no daylight saving time since 1976 at least, so a fixed offset is exact.
  const at = new Date(ms + bangkokOffsetMs);
  const date = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${String(at.getUTCFullYear()).padStart(4, '0')}`;
  return `${date} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`;
}

export type RelativeUnit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'now';

/** Seconds in each unit; a year is 365 days and a month 30 (readings, 61). */
const units: readonly (readonly [Exclude<RelativeUnit, 'now'>, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/**
 * How long ago `fromMs` was at `nowMs` (both epoch ms), in the largest whole unit. The future, the same second and what
 * is no number are `now` (bad-input.md, H089). Text: `formats.relative.<unit>` with `count`.
 */
export function relativeParts(fromMs: number, nowMs: number): { unit: RelativeUnit; count: number } {
  const seconds = Math.floor((nowMs - fromMs) / 1000);
  for (const [unit, size] of units) {
    if (seconds >= size) return { unit, count: Math.floor(seconds / size) };
  }
  return { unit: 'now', count: 0 };
}

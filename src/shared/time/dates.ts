import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** Thailand has had no daylight saving time since at least 1976, so a fixed offset is exact. */
const bangkokMinutes = 7 * 60;
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

const bangkokMinutesSince1970 = (atMs: number): number => Math.floor(atMs / minuteMs) + bangkokMinutes;

/** Day number in Bangkok; 0 is 1 January 1970. @param atMs epoch ms */
export const bangkokDay = (atMs: number): number => Math.floor(bangkokMinutesSince1970(atMs) / dayMinutes);

/** Start of a day in Bangkok, epoch ms. @param day as `bangkokDay` counts */
export const bangkokDayStart = (day: number): number => (day * dayMinutes - bangkokMinutes) * minuteMs;

/** Minute of the day in Bangkok, from 0 to 1439. @param atMs epoch ms, not before 1970 */
export const bangkokMinute = (atMs: number): number => bangkokMinutesSince1970(atMs) % dayMinutes;

const isoPattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** Epoch seconds or milliseconds as text. */
const epochPattern = /^\d{9,13}$/;
const epochMs = (epoch: number): number => (epoch >= 1e12 ? epoch : epoch * 1000);

/** Start of the year 10000 in Bangkok, epoch ms: the year would have five digits. */
const year10000 = 253_402_275_600_000;

function offsetMs(zone: string | undefined): number {
  // A missing zone never means the device's.
  if (!zone) return bangkokMinutes * minuteMs;
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * minuteMs;
}

function parseIso(text: string): number | null {
  const match = isoPattern.exec(text.trim());
  if (!match) return null;
  const [, date, time = '00:00', second = '00', fraction = '0', zone] = match;
  // Strict: 30 February is refused.
  const local = dayjs.utc(`${date} ${time}:${second}`, 'YYYY-MM-DD HH:mm:ss', true);
  return local.isValid() ? local.valueOf() + Math.trunc(Number(`0.${fraction}`) * 1000) - offsetMs(zone) : null;
}

/**
 * Parses a moment: ISO 8601 (in Bangkok without a zone), epoch milliseconds, or epoch seconds below 1e12 (MNY-23, QR-31).
 * @returns epoch ms; null when invalid or outside the years 1970 to 9999
 */
export function parseMoment(value: unknown): number | null {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && epochPattern.test(value));
  const ms = isNumber ? epochMs(Number(value)) : typeof value === 'string' ? parseIso(value) : null;
  return ms !== null && ms > 0 && ms < year10000 ? ms : null;
}

/**
 * `DD/MM/YYYY HH:mm:ss` in Asia/Bangkok, Gregorian, independent of the device's zone and language (MNY-22); Intl would
 * print Buddhist years for Thai. An invalid moment gives `-`.
 */
export function formatDateTime(value: unknown): string {
  const ms = parseMoment(value);
  return ms === null ? '-' : dayjs.utc(ms).utcOffset(bangkokMinutes).format('DD/MM/YYYY HH:mm:ss');
}

/** Pads to two digits: `07`. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

export type RelativeUnit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'now';

/** Seconds in each unit; a year is 365 days and a month 30 (MNY-24). */
const units: readonly (readonly [Exclude<RelativeUnit, 'now'>, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/**
 * Time from `fromMs` to `nowMs` (epoch ms) in the largest whole unit; `now` for the future, the same second and
 * non-numbers (MNY-24, MNY-25). Text: `formats.relative.<unit>` with `count`.
 */
export function relativeParts(fromMs: number, nowMs: number): { unit: RelativeUnit; count: number } {
  const seconds = Math.floor((nowMs - fromMs) / 1000);
  for (const [unit, size] of units) {
    if (seconds >= size) return { unit, count: Math.floor(seconds / size) };
  }
  return { unit: 'now', count: 0 };
}

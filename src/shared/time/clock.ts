import { useEffect, useState } from 'react';
import { createEmitter } from '../base/emitter.ts';

/** Smaller differences are ignored: the Date header has whole seconds, and responses take time. */
const toleratedDriftMs = 2_000;

let correctionMs = 0;
/** Offset from the device's clock of the last ignored date; null: it was followed. */
let doubtedMs: number | null = null;
let hasHeardServer = false;
let portClock: (() => number) | null = null;

/** Device clock and monotonic page time, which clock changes do not affect. */
const readDevice = () => ({ clock: Date.now(), page: performance.now() });
let trusted = readDevice();

/**
 * How long to wait for the server after the device's clock jumped forward, ms; then, as when offline, the device is
 * trusted.
 */
const askingMs = 10_000;

/** Page time of the first reading after a forward jump. */
let jumpSeenAt: number | null = null;

/**
 * Fires when the device's clock jumps forward, after device sleep or a clock change. Any server response tells which it
 * was.
 */
export const clockJumps = createEmitter<void>();

/**
 * Jump of the device's clock since it was last trusted, ms, negative when set back; counts until the server responds
 * (MNY-190).
 */
function jumpMs(): number {
  const { clock, page } = readDevice();
  const jump = clock - trusted.clock - (page - trusted.page);
  if (Math.abs(jump) <= toleratedDriftMs) return 0;
  if (jump < 0) return jump;
  if (jumpSeenAt === null) {
    jumpSeenAt = page;
    // Deferred: the time is read during render, when state must not change.
    setTimeout(() => clockJumps.emit());
  }
  if (page - jumpSeenAt < askingMs) return jump;
  trust();
  return 0;
}

/** Trusts the device's clock from now on, whatever its offset. */
function trust(): void {
  trusted = readDevice();
  jumpSeenAt = null;
}

/** Server time, epoch ms: the app's only source of the current time. */
export const now = (): number => portClock?.() ?? Date.now() + correctionMs - jumpMs();

/** Replaces the clock by the port's (a simulated world has its own time); Date headers are ignored from then on. */
export function setClock(clock: () => number): void {
  portClock = clock;
}

const agree = (one: number, other: number | null) => other !== null && Math.abs(one - other) <= toleratedDriftMs;

/**
 * Follows a date that agrees with the app's clock, the device's clock or the previous date. A single outlier may come
 * from a cache or one of many servers, and would expire a QR (MNY-221). The first date, and the one after a clock jump,
 * have no reference.
 */
const isFollowed = (driftMs: number): boolean =>
  !hasHeardServer || jumpMs() !== 0 || [correctionMs, 0, doubtedMs].some((known) => agree(driftMs, known));

/**
 * Corrects the clock by the `Date` header of an API response when they differ by more than 2 s (MNY-26). A cross-origin
 * backend must expose the header; without a valid one the device is trusted.
 */
export function observeServerDate(header: string | null): void {
  const server = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(server)) return;
  const drift = server - Date.now();
  const followed = isFollowed(drift);
  hasHeardServer = true;
  doubtedMs = followed ? null : drift;
  if (!followed) return;
  trust();
  correctionMs = agree(drift, 0) ? 0 : drift;
}

/** Server time in ms, updated every `everyMs` and when the page becomes visible. */
export function useNow(everyMs: number): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const read = () => setMoment(now());
    const timer = setInterval(read, everyMs);
    document.addEventListener('visibilitychange', read);
    window.addEventListener('pageshow', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pageshow', read);
    };
  }, [everyMs]);
  return moment;
}

const tickMs = 1_000;

/**
 * Remaining whole seconds of a countdown; 0 when it is over, or when the clock was set back.
 * @param sinceMs start, epoch ms of the server's clock
 */
export function useSecondsLeft(sinceMs: number, lastingMs: number): number {
  const left = sinceMs + lastingMs - useNow(tickMs);
  // The countdown may start after the last `useNow` reading.
  if (left <= 0 || left > lastingMs + tickMs) return 0;
  return Math.ceil(Math.min(left, lastingMs) / 1000);
}

/** UTC offset in ms; Bangkok has no daylight saving time. */
const bangkokMs = 7 * 60 * 60_000;

/**
 * `DD/MM/YYYY HH:mm` in Asia/Bangkok (MNY-22). Without the library of dates.ts, because the login page bundles error
 * texts.
 * @param at epoch ms; null gives `-`
 */
export function formatMinute(at: number | null): string {
  if (at === null) return '-';
  const [day = '', time = ''] = new Date(at + bangkokMs).toISOString().split('T');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`;
}

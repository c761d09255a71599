import { useEffect, useState } from 'react';
import { createEmitter } from '../base/emitter.ts';

/** Below this the device and the server are taken to agree: the Date header has whole seconds and answers travel. */
const toleratedDriftMs = 2_000;

let correctionMs = 0;
/** What the last date said that was not followed, as a difference from the device's clock; null: it was followed. */
let doubtedMs: number | null = null;
let hasHeardServer = false;
let portClock: (() => number) | null = null;

/** The device's clock together with the time since the page was opened, which no setting of that clock changes. */
const readDevice = () => ({ clock: Date.now(), page: performance.now() });
let trusted = readDevice();

/**
 * How long the server is waited for after the device's clock has jumped forward, ms: without an answer by then, as without
 * a network, the device is believed.
 */
const askingMs = 10_000;

/** When the device's clock was first seen to have jumped forward, by the time since the page was opened. */
let jumpSeenAt: number | null = null;

/**
 * Fires when the device's clock has jumped forward: after a sleep of the device as well as after a change of its clock. Any
 * answer of the server tells which of the two it was.
 */
export const clockJumps = createEmitter<void>();

/**
 * By how much the device's clock has jumped forward since it was trusted last, or was put back (negative), and the server
 * has not been heard since (MNY-190).
 */
function jumpMs(): number {
  const { clock, page } = readDevice();
  const jump = clock - trusted.clock - (page - trusted.page);
  if (Math.abs(jump) <= toleratedDriftMs) return 0;
  if (jump < 0) return jump;
  if (jumpSeenAt === null) {
    jumpSeenAt = page;
    // The time is read while screens are drawn, when nothing may be changed.
    setTimeout(() => clockJumps.emit());
  }
  if (page - jumpSeenAt < askingMs) return jump;
  trust();
  return 0;
}

/** From now on the device's clock is taken to go right, be it fast or slow. */
function trust(): void {
  trusted = readDevice();
  jumpSeenAt = null;
}

/** The server's time, epoch ms: the app's only source of now. */
export const now = (): number => portClock?.() ?? Date.now() + correctionMs - jumpMs();

/** Replaces the clock by the port's (a simulated world has its own time); Date headers are ignored from then on. */
export function setClock(clock: () => number): void {
  portClock = clock;
}

const agree = (one: number, other: number | null) => other !== null && Math.abs(one - other) <= toleratedDriftMs;

/**
 * Whether a date is followed: one that agrees with the app's clock, with the device's or with the date before it. A single one
 * that does not may be that of a cache or of one server among many, and would end the time of a QR (MNY-221). The first
 * one of all, and the one after a jump of the device's clock, have nothing that they could be held against.
 */
const isFollowed = (driftMs: number): boolean =>
  !hasHeardServer || jumpMs() !== 0 || [correctionMs, 0, doubtedMs].some((known) => agree(driftMs, known));

/**
 * Corrects the device's clock by the `Date` header of an API answer when they differ by more than 2 s (MNY-26). A
 * backend on another origin must expose the header; without it, or with one that is no date, the device is trusted.
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

/** The server's time in ms, read again every `everyMs` and whenever the page comes back to the front. */
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
 * Whole seconds that are left of a waiting time, counted down; 0 when it is over, and when the clock was put back.
 * @param sinceMs when it began, epoch ms of the server's clock
 */
export function useSecondsLeft(sinceMs: number, lastingMs: number): number {
  const left = sinceMs + lastingMs - useNow(tickMs);
  // The waiting time may begin after the moment that `useNow` read last.
  if (left <= 0 || left > lastingMs + tickMs) return 0;
  return Math.ceil(Math.min(left, lastingMs) / 1000);
}

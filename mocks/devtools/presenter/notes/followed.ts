/** Decides which presenting window the notes follow. */
import type { NotesMessage, Shown } from './messages.ts';

/** A window that is silent for so long is gone, as after a crash. Milliseconds. */
export const silentAfter = 7_000;

interface Presenting extends Shown {
  /** Epoch ms. */
  readonly heard: number;
}

/** The presenting windows, in order of their first message. */
export interface Followed {
  readonly windows: readonly Presenting[];
  /** The window that the presenter chose, else the first one; kept while that window is away, as during a reload. */
  readonly chosen: string | null;
  /** Time of the last unreadable message, for example of another build, epoch ms; null without a recent one. */
  readonly unreadable: number | null;
}

export const nothingYet: Followed = { windows: [], chosen: null, unreadable: null };

/** @param message null for an unreadable one @param now epoch ms */
export function afterMessage(before: Followed, message: NotesMessage | null, now: number): Followed {
  if (message === null) return { ...before, unreadable: now };
  const { windows } = before;
  if (message.kind === 'left') return { ...before, windows: windows.filter(({ window }) => window !== message.window) };
  if (message.kind !== 'shows') return before;
  const shown = { ...message, heard: now };
  const isKnown = windows.some(({ window }) => window === message.window);
  return {
    ...before,
    chosen: before.chosen ?? message.window,
    windows: isKnown ? windows.map((one) => (one.window === message.window ? shown : one)) : [...windows, shown],
  };
}

/** Drops silent windows and old warnings. @param now epoch ms */
export const afterSilence = (before: Followed, now: number): Followed => ({
  ...before,
  windows: before.windows.filter(({ heard }) => now - heard < silentAfter),
  unreadable: before.unreadable !== null && now - before.unreadable < silentAfter ? before.unreadable : null,
});

/** The window to follow: the chosen one while it presents, else the first one. */
export const followedOf = ({ windows, chosen }: Followed): Presenting | null =>
  windows.find(({ window }) => window === chosen) ?? windows[0] ?? null;

/** Formats milliseconds: `3:07`, `1:02:09`. */
export function sinceText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

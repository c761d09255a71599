/** Maps machine time to video time, so that a busy machine makes no slow video. */
import type { Page } from '@playwright/test';

interface Part {
  /** Machine time, ms. */
  from: number;
  to: number;
  /** Video time, ms. */
  length: number;
}

/** Longest shown wait for the app, ms. */
const longestWait = 700;

const partsOfPages = new WeakMap<Page, Part[]>();

export function partsOf(page: Page): Part[] {
  const parts = partsOfPages.get(page) ?? [];
  partsOfPages.set(page, parts);
  return parts;
}

/** Plays a part that lasts `length` ms in the video. */
export async function lasting(page: Page, length: number, act: () => Promise<unknown>): Promise<void> {
  const from = Date.now();
  await act();
  partsOf(page).push({ from, to: Date.now(), length });
}

/** @returns maps machine time to video time, ms from the start; between two parts the app loads */
export function filmTime(parts: readonly Part[], start: number): (at: number) => number {
  return (at) => {
    let [film, machine] = [0, start];
    for (const { from, to, length } of parts) {
      if (at <= from) break;
      film += Math.min(Math.max(0, from - machine), longestWait);
      if (at < to) return film + (length * (at - from)) / (to - from);
      film += length;
      machine = to;
    }
    return film + Math.min(Math.max(0, at - machine), longestWait);
  };
}

/** Freezes a page's time and detects when the page is at rest. */
import type { BrowserContext, Page } from '@playwright/test';
import { eveningInBangkok } from '../support/address.ts';

/** Page time per step, ms, in parts, so that a timer's work can end before the next timer. */
const timeOfStep: readonly number[] = [50, 300, 700];
/** Page time added while the page still changes, ms. */
const timeOfChange = 300;
/** Further page time for a pending call, ms: a slow line takes some seconds, an unanswered call longer. */
const timeOfCalls = 15_000;
/** Real-time limit for files, database and drawing, ms; after it the page counts as stuck. */
const realLimit = 10_000;

declare global {
  interface Window {
    /** The browser's own frames, which continue while the page's time stands still. */
    ownFrame?: (callback: () => void) => void;
    ownTimeout?: typeof setTimeout;
    /** Releases the held responses. */
    handOnAnswers?: () => void;
  }
}

/**
 * Seeds `Math.random` and disables effects of real time. Each document of a walk gets other numbers, or command keys
 * would repeat.
 */
function seedChance(seed: number): void {
  window.ownFrame = requestAnimationFrame.bind(window);
  window.ownTimeout = setTimeout.bind(window);
  // After Back and Forward the browser restores scroll at its own time, before or after the page is drawn.
  try {
    history.scrollRestoration = 'manual';
  } catch {
    // A closing window has no history.
  }
  let documents = 0;
  try {
    documents = Number(localStorage.getItem('explore-documents') ?? 0) + 1;
    localStorage.setItem('explore-documents', String(documents));
  } catch {
    // An empty page has no storage and needs no numbers
  }
  let state = (seed * 2_654_435_761 + documents * 40_503) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = next;
  const fill = <Values extends ArrayBufferView | null>(values: Values): Values => {
    if (values === null) return values;
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(next() * 256);
    return values;
  };
  crypto.getRandomValues = fill as typeof crypto.getRandomValues;
  crypto.randomUUID = () => {
    const hex = [...fill(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
}

/** Prepares a context: freezes time in all pages and seeds chance. */
export async function standStill(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript(seedChance, seed);
  await context.clock.install({ time: new Date(eveningInBangkok) });
  await context.clock.pauseAt(new Date(eveningInBangkok));
}

/** Runs `act` with the browser's own timers, for work that would otherwise wait for ever. */
export async function inRealTime<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const swap = () =>
    page.evaluate(() => {
      const { setTimeout: current, ownTimeout = current } = window;
      window.setTimeout = ownTimeout;
      window.ownTimeout = current;
    });
  await swap();
  try {
    return await act();
  } finally {
    await swap();
  }
}

interface Moment {
  readonly ready: boolean;
  readonly underWay: number;
  readonly pictures: number;
  /** Finite animations: the browser runs them in real time while the page's time stands still. */
  readonly moving: number;
  /** Number of answered calls: the app may not have read the last response yet, and may send more calls. */
  readonly answered: number;
  /** Element count and focused element: late content changes it. */
  readonly shape: string;
  /** Whether a call may wait for page time rather than for the machine. */
  readonly slow: boolean;
}

/** Lets the browser draw twice, then reads what is pending. */
async function drawAndLook(): Promise<Moment> {
  const frame = window.ownFrame ?? requestAnimationFrame;
  for (let nth = 0; nth < 2; nth += 1) await new Promise<void>((resolve) => frame(() => resolve()));
  const { sandbox } = window;
  const isMoving = ({ playState, effect }: Animation) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  const calls = sandbox?.calls() ?? [];
  const faults = sandbox?.faults() ?? [];
  return {
    ready: document.documentElement.hasAttribute('data-ready'),
    underWay: calls.filter(({ duration }) => duration === null).length,
    answered: calls.filter(({ duration }) => duration !== null).length,
    pictures:
      [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy').length +
      (document.fonts.status === 'loading' ? 1 : 0),
    moving: document.getAnimations().filter(isMoving).length,
    shape: `${document.getElementsByTagName('*').length} ${document.activeElement?.outerHTML.slice(0, 80)}`,
    slow:
      sandbox === undefined ||
      sandbox.switches().latency !== 'none' ||
      faults.some(({ delay, after }) => delay !== undefined || after !== undefined) ||
      calls.some(({ duration, fault }) => duration === null && fault !== null),
  };
}

/** Holds all responses to new calls until they are released. */
function holdAnswers(): void {
  const { fetch: own } = window;
  let handOn = () => {};
  const handedOn = new Promise<void>((resolve) => (handOn = resolve));
  window.fetch = (...call) => own(...call).finally(() => handedOn);
  window.handOnAnswers = () => {
    window.fetch = own;
    handOn();
  };
}

/** Whether an error means that the document was replaced during the evaluation. */
export const isGone = (error: unknown): boolean => /context was destroyed|Cannot find context/.test(String(error));

/** Brings a page to rest after each step: all responses in, everything drawn, no timer due. */
export class Rest {
  readonly #page: Page;
  #filesUnderWay = 0;
  /** Number of answered calls when the page was last still. */
  #answered = -1;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', () => (this.#filesUnderWay += 1));
    page.on('requestfinished', () => (this.#filesUnderWay -= 1));
    page.on('requestfailed', () => (this.#filesUnderWay -= 1));
  }

  /** Waits without moving the page's time, until only page time is pending. */
  async #still(): Promise<Moment | null> {
    const end = performance.now() + realLimit;
    let looks = 0;
    let last: Moment | null = null;
    while (performance.now() < end) {
      const before: Moment | null = last;
      const moment: Moment | null = await this.#page.evaluate(drawAndLook).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      });
      looks += 1;
      last = moment;
      if (moment === null || this.#filesUnderWay > 0 || moment.pictures > 0 || moment.moving > 0) continue;
      // Two looks without a new response: after the first the app has had time to read the last one.
      if (moment.answered !== (before?.answered ?? this.#answered)) continue;
      this.#answered = moment.answered;
      if (moment.underWay === 0 || (moment.slow && looks > 4)) return moment;
    }
    return null;
  }

  /**
   * Runs `act` with all responses to the app's calls held, however fast the machine is.
   * @param act receives a function that waits for files and drawing
   */
  async withAnswersHeld(act: (still: () => Promise<unknown>) => Promise<void>): Promise<void> {
    await this.#page.evaluate(holdAnswers);
    try {
      await act(() => this.#still());
    } finally {
      // A new document holds none.
      await this.#page
        .evaluate(() => window.handOnAnswers?.())
        .catch((error: unknown) => {
          if (!isGone(error)) throw error;
        });
    }
  }

  /** @returns whether the page came to rest; it does not if a call is never answered */
  async come(): Promise<boolean> {
    let moment = await this.#still();
    const move = async (ms: number) => {
      const before = moment?.shape;
      await this.#page.clock.runFor(ms);
      moment = await this.#still();
      return before !== moment?.shape;
    };
    let changed = false;
    for (const ms of timeOfStep) changed = await move(ms);
    const isDone = () => moment !== null && moment.ready && moment.underWay === 0;
    for (let waited = 0; waited < timeOfCalls && !isDone(); waited += 1_000) changed = await move(1_000);
    // A dialog opened by a response or timer takes focus a moment later.
    for (let times = 0; changed && times < 5; times += 1) changed = await move(timeOfChange);
    return isDone();
  }

  /** Moves the page's time as far as the world's; each timer due in between fires once. */
  async pass(ms: number): Promise<void> {
    await this.#page.clock.fastForward(ms);
  }
}

/** A page whose time moves only when it is told to, and how to know that it is at rest. */
import type { BrowserContext, Page } from '@playwright/test';
import { eveningInBangkok } from '../support/address.ts';

/** How far the page's time moves after each step, in parts, so that what a timer starts can end before the next one, ms. */
const timeOfStep: readonly number[] = [50, 300, 700];
/** The page's time that is added while the page still changes, ms. */
const timeOfChange = 300;
/** The page's time that a call may take beyond that, ms: a slow line takes some seconds, what never answers longer. */
const timeOfCalls = 15_000;
/** Real ms that files, the database and the drawing may take; then the page counts as stuck. */
const realLimit = 10_000;

declare global {
  interface Window {
    /** The browser's own frames, which go on while the page's time stands still. */
    ownFrame?: (callback: () => void) => void;
    ownTimeout?: typeof setTimeout;
    /** Lets the answers through that were held. */
    handOnAnswers?: () => void;
  }
}

/** Makes chance the same in every run, and leaves out what the browser does by its own time. Each document of a walk draws other numbers, or keys of commands would repeat. */
function seedChance(seed: number): void {
  window.ownFrame = requestAnimationFrame.bind(window);
  window.ownTimeout = setTimeout.bind(window);
  // The browser scrolls back in its own time after Back and Forward, before or after the page is drawn.
  try {
    history.scrollRestoration = 'manual';
  } catch {
    // A window that is being closed has no history any more.
  }
  let documents = 0;
  try {
    documents = Number(localStorage.getItem('explore-documents') ?? 0) + 1;
    localStorage.setItem('explore-documents', String(documents));
  } catch {
    // an empty page has no storage, and asks for no number
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

/** Prepares a context: time stands still in all its pages, and chance follows the seed. */
export async function standStill(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript(seedChance, seed);
  await context.clock.install({ time: new Date(eveningInBangkok) });
  await context.clock.pauseAt(new Date(eveningInBangkok));
}

/** Does something with a page whose timers are the browser's own meanwhile, for what would wait for ever otherwise. */
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
  /** Animations that will end: the browser moves them in real time, while the page's time stands still. */
  readonly moving: number;
  /** How many calls were answered: the app may not have read the last answer yet, and may ask for more then. */
  readonly answered: number;
  /** How many elements there are, and which has the focus: what appears late changes it. */
  readonly shape: string;
  /** Whether a call may wait for the page's time rather than for the machine. */
  readonly slow: boolean;
}

/** Lets the browser draw twice, and says what is still to come. */
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

/** Keeps the answers of all calls that begin from now on from the app, until they are handed on. */
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

/** Whether an error says that the document was exchanged while it was asked. */
export const isGone = (error: unknown): boolean => /context was destroyed|Cannot find context/.test(String(error));

/** Brings a page to rest after each step: all answers there, everything drawn, no timer due. */
export class Rest {
  readonly #page: Page;
  #filesUnderWay = 0;
  /** How many calls were answered when the page was still the last time. */
  #answered = -1;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', () => (this.#filesUnderWay += 1));
    page.on('requestfinished', () => (this.#filesUnderWay -= 1));
    page.on('requestfailed', () => (this.#filesUnderWay -= 1));
  }

  /** Waits without moving the page's time, until nothing but that time is waited for. */
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
      // Two looks in which nothing was answered: with the first one the app has had time to read the last answer.
      if (moment.answered !== (before?.answered ?? this.#answered)) continue;
      this.#answered = moment.answered;
      if (moment.underWay === 0 || (moment.slow && looks > 4)) return moment;
    }
    return null;
  }

  /**
   * Does something, and holds back all answers of the app's calls meanwhile, however quick the machine is.
   * @param act is given what waits until files and drawing are done
   */
  async withAnswersHeld(act: (still: () => Promise<unknown>) => Promise<void>): Promise<void> {
    await this.#page.evaluate(holdAnswers);
    try {
      await act(() => this.#still());
    } finally {
      // Another document holds none.
      await this.#page
        .evaluate(() => window.handOnAnswers?.())
        .catch((error: unknown) => {
          if (!isGone(error)) throw error;
        });
    }
  }

  /** @returns whether the page came to rest; one that waits for an answer that never comes did not */
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
    // A dialog that an answer or a timer has just opened takes the focus a moment later.
    for (let times = 0; changed && times < 5; times += 1) changed = await move(timeOfChange);
    return isDone();
  }

  /** Moves the page's time as far as the world's was moved; each timer that came due in between fires once. */
  async pass(ms: number): Promise<void> {
    await this.#page.clock.fastForward(ms);
  }
}

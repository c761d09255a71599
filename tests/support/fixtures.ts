/** Fixtures of the browser tests: a world, a session and the oracles. */
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { addressOf, everydayWorld, type Language, type World } from './address.ts';
import { Oracles } from './oracles.ts';
import { type Texts, textsOf } from './texts.ts';

export { expect };

interface Options {
  scenario: string;
  person: World['person'];
  language: Language;
  /** Overrides of the scenario's switches: `balance:100,spinActive:on`. */
  switches: string;
  /** Selects another player with other balances and history; the same seed gives the same player. */
  seed: number;
  /** World start, ISO 8601. */
  at: string;
  net: World['net'];
  panel: boolean;
  frozen: boolean;
  /**
   * Off by default here: caching all files for offline use, four seconds after the start, costs each test half a
   * second.
   */
  sparesData: boolean;
}

interface Fixtures {
  /** Opens a route of the test's world and waits until it is loaded. */
  open: (route?: string, page?: Page) => Promise<void>;
  texts: Texts;
  oracles: Oracles;
}

/** Waits until the route is mounted and no call is pending. */
export async function settled(page: Page): Promise<void> {
  // A sheet's content is drawn a moment after its frame.
  await page.locator('html[data-ready]:not(:has([data-filling="true"]))').waitFor({ state: 'attached' });
}

/**
 * Waits for everything a page loads by itself: pages with a menu load the chat button last. A page that redirects to
 * one without a menu may still be shown.
 */
export async function loadedWhole(page: Page): Promise<void> {
  await page.locator('html[data-chat], html:not(:has(#root nav))').waitFor({ state: 'attached' });
}

/**
 * Waits until all sheets are closed and have left the browser's history. Each one goes back in the history after it
 * disappears, which aborts a visit or reload that has begun meanwhile.
 */
export async function sheetsLeft(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state?.kpLayers ?? 0)).toBe(0);
}

export const test = base.extend<Options & Fixtures>({
  scenario: [everydayWorld.scenario, { option: true }],
  person: [everydayWorld.person, { option: true }],
  language: [everydayWorld.language, { option: true }],
  switches: [everydayWorld.set, { option: true }],
  seed: [everydayWorld.seed, { option: true }],
  at: [everydayWorld.at, { option: true }],
  net: [everydayWorld.net, { option: true }],
  panel: [everydayWorld.panel, { option: true }],
  frozen: [everydayWorld.frozen, { option: true }],

  sparesData: [true, { option: true }],

  context: async ({ context, sparesData }, use) => {
    await context.addInitScript((saveData) => {
      if ('connection' in navigator) Object.defineProperty(navigator.connection, 'saveData', { value: saveData });
    }, sparesData);
    await use(context);
  },

  oracles: [
    async ({ context, baseURL }, use, info) => {
      const oracles = new Oracles(new URL(baseURL ?? '').origin);
      await oracles.watch(context);
      await use(oracles);
      await attachPageStates(context.pages(), info);
      await oracles.readPages(context);
      expect(oracles.unexpected, 'What no page may do').toEqual([]);
    },
    { auto: true },
  ],

  texts: async ({ language }, use) => use(textsOf(language)),

  open: async ({ page: ownPage, scenario, person, language, switches, seed, at, net, panel, frozen }, use) => {
    await use(async (route = '/', page = ownPage) => {
      const world: World = { scenario, person, language, set: switches, seed, at, net, panel, frozen };
      await page.goto(`.${addressOf(route, world)}`);
      await settled(page);
    });
  },
});

/** Observation and wait time of a page, ms. */
const watchedMs = 1_000;

const stateOf = (page: Page) =>
  page.evaluate(async (duration) => {
    let frames = 0;
    let running = true;
    const count = () => {
      if (!running) return;
      frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const { promise, resolve } = Promise.withResolvers<void>();
    const channel = new MessageChannel();
    const begin = performance.now();
    // Not a timer: a test may have replaced timers by a frozen clock.
    channel.port1.onmessage = () => (performance.now() - begin < duration ? channel.port2.postMessage('') : resolve());
    channel.port2.postMessage('');
    await promise;
    running = false;
    channel.port1.close();
    const animations = document.getAnimations().filter(({ playState }) => playState === 'running');
    return {
      address: location.pathname,
      visibility: document.visibilityState,
      ready: document.documentElement.hasAttribute('data-ready'),
      frames,
      animations: animations.map(({ id, effect }) => id || (effect as KeyframeEffect | null)?.target?.className),
      focus: document.activeElement?.outerHTML.slice(0, 120),
    };
  }, watchedMs);

/** Attaches the state of each open page to a failed test. */
async function attachPageStates(pages: readonly Page[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('gives no answer'), 3 * watchedMs));
  const states = await Promise.all(
    pages.map((page) => Promise.race([stateOf(page), late]).catch((error: unknown) => String(error))),
  );
  await info.attach('pages', { body: JSON.stringify(states, null, 2), contentType: 'text/plain' });
}

import type { Browser, Page } from '@playwright/test';
import { addressOf, everydayWorld } from '../support/address.ts';
import type { Pair } from './figures.ts';

/** Waits until the worker has cached the files of the build: doing so takes the cores for seconds. */
const filesCached = (page: Page) =>
  page.evaluate(async () => {
    const worker = navigator.serviceWorker.controller;
    if (!worker) return;
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ type: 'KRAPAO_KEEP_ALL', language: 'th' }, [port2]);
    await new Promise((resolve) => (port1.onmessage = resolve));
  });

/** Opens home in the sandbox. */
async function openApp(browser: Browser, sandboxUrl: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const app = await context.newPage();
  const address = addressOf('/user/home', { ...everydayWorld, person: 'player' });
  await app.goto(new URL(address, sandboxUrl).href);
  await app.locator('html[data-ready]').waitFor({ state: 'attached' });
  await filesCached(app);
  return app;
}

declare global {
  interface Window {
    /** Resolves once the page is ready, later than a time. @returns when, ms from navigation */
    readyAfter: (time: number) => Promise<number>;
  }
}

/** Runs in the page before its own scripts. */
function watchReady(): void {
  const seen = { readyAt: 0 };
  new MutationObserver(() => {
    if (document.documentElement.hasAttribute('data-ready')) seen.readyAt = performance.now();
  }).observe(document, { attributeFilter: ['data-ready'], subtree: true });
  window.readyAfter = async (time) => {
    while (seen.readyAt <= time) await new Promise((resolve) => setTimeout(resolve, 50));
    return seen.readyAt;
  };
}

/** Reloads the page. @returns ms until its home screen has settled */
async function reloaded(page: Page): Promise<number> {
  await page.reload();
  return page.evaluate(() => window.readyAfter(0));
}

/** Switches the scenario without a reload. @returns ms until its home screen has settled */
const switched = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (scenario) => {
    const started = performance.now();
    await window.sandbox?.load(scenario, { set: { session: 'player' } });
    return (await window.readyAfter(started)) - started;
  }, name);

/** A scenario switch, and a reload, ms. */
export async function scenarioSwitch(browser: Browser, sandboxUrl: string): Promise<Pair[]> {
  const page = await openApp(browser, sandboxUrl);
  await page.addInitScript(watchReady);
  const times: Pair[] = [];
  for (let round = 0; round <= 10; round += 1) {
    const reload = await reloaded(page);
    // A tester looks at a page before leaving it; meanwhile it prefetches its parts and joins the chat.
    await page.waitForLoadState('networkidle');
    for (const name of ['broke', 'everyday']) {
      await page.waitForTimeout(1_000);
      times.push([await switched(page, name), reload]);
    }
  }
  await page.context().close();
  return times.slice(2);
}

import type { Browser, Page } from '@playwright/test';
import { addressOf, everydayWorld } from '../support/address.ts';

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

/** Switches the scenario without a reload. @returns ms until its home screen has settled */
const switched = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (scenario) => {
    const root = document.documentElement;
    const started = performance.now();
    await window.sandbox?.load(scenario, { set: { session: 'player' } });
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!root.hasAttribute('data-ready')) return;
        observer.disconnect();
        resolve();
      }).observe(root, { attributeFilter: ['data-ready'] });
    });
    return performance.now() - started;
  }, name);

/** Scenario switches, ms. */
export async function scenarioSwitches(browser: Browser, sandboxUrl: string): Promise<number[]> {
  const page = await openApp(browser, sandboxUrl);
  const times: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    // A tester looks at a page before leaving it.
    await page.waitForTimeout(1_000);
    times.push(await switched(page, round % 2 === 0 ? 'broke' : 'everyday'));
  }
  await page.context().close();
  // The first load each world's parts.
  return times.slice(2);
}

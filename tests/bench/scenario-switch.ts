import type { Browser, Page } from '@playwright/test';
import { addressOf, everydayWorld } from '../support/address.ts';

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
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(new URL(addressOf('/user/home', { ...everydayWorld, person: 'player' }), sandboxUrl).href);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const times: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    // A tester looks at a page before leaving it.
    await page.waitForTimeout(1_000);
    times.push(await switched(page, round % 2 === 0 ? 'broke' : 'everyday'));
  }
  await context.close();
  // Meanwhile the worker has cached the files of the build, which takes the cores for seconds.
  return times.slice(10);
}

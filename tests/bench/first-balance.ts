/** From the press on the login button to the first balance, on a slow phone, compared with the calls in between. */
import type { Browser, Page } from '@playwright/test';
import { apiBase } from '../support/backend/address.ts';
import type { Pair } from './figures.ts';
import { withLiveApp } from './live-app.ts';
import { slowPhone } from './paint.ts';

const turns = 7;
const credentials = { username: '0812345678', password: 'krapao99' };

/** Runs in the page before its own scripts. */
function watchBalance(): void {
  const seen = { pressed: 0, shown: 0 };
  Object.assign(window, { seen });
  addEventListener('click', ({ timeStamp }) => (seen.pressed ||= timeStamp), { capture: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[aria-labelledby="home-total"]')) return;
    observer.disconnect();
    requestAnimationFrame(() => (seen.shown = performance.now()));
  }).observe(document, { childList: true, subtree: true });
}

const bareCalls = (page: Page): Promise<number> =>
  page.evaluate(
    async ([base, account]) => {
      const headers = { 'content-type': 'application/json', 'x-client': 'wallet-user' };
      const started = performance.now();
      const login = await fetch(`${base}/api/login`, { method: 'POST', headers, body: account, cache: 'no-store' });
      const { token } = (await login.json()) as { token: string };
      const authorization = `Bearer ${token}`;
      const wallet = await fetch(`${base}/api/wallet`, { headers: { ...headers, authorization }, cache: 'no-store' });
      await wallet.json();
      return performance.now() - started;
    },
    [apiBase, JSON.stringify(credentials)] as const,
  );

async function measured(browser: Browser, url: string, rested: boolean): Promise<Pair> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await slowPhone(page);
  await page.addInitScript(watchBalance);
  await page.goto(`${url}login`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  if (rested) await page.waitForLoadState('networkidle');
  await page.locator('input[name=username]').fill(credentials.username);
  await page.locator('input[name=password]').fill(credentials.password);
  await page.locator('button[type=submit]').click();
  const seen = await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: { pressed: number; shown: number } };
    return seen.shown > 0 && seen.shown - seen.pressed;
  });
  const balance = Number(await seen.jsonValue());
  await page.waitForLoadState('networkidle');
  const calls = await bareCalls(page);
  await context.close();
  return [balance, calls];
}

/**
 * From the press to the frame with the balance, and login and wallet alone, ms.
 * @param rested pressed once the page has prefetched everything; else as soon as possible, as with a password manager
 */
export const firstBalance = (rested: boolean): Promise<Pair[]> =>
  withLiveApp({}, async ({ browser, url }) => {
    const seen: Pair[] = [];
    for (let turn = 0; turn < turns; turn += 1) seen.push(await measured(browser, url, rested));
    return seen;
  });

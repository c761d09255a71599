/** Compares a simulated call with a real one over loopback, in the same browser at the same time. */
import { createServer } from 'node:http';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../../tools/run/free-port.ts';
import { addressOf, everydayWorld } from '../support/address.ts';
import { median } from './figures.ts';

/** Durations of consecutive fetches of a path, in ms. */
const fetches = (page: Page, path: string, count: number): Promise<number[]> =>
  page.evaluate(
    async ([target, times]) => {
      const token = localStorage.getItem('token') ?? sessionStorage.getItem('token');
      const headers = { authorization: `Bearer ${token}`, 'x-client': 'wallet-user' };
      const taken: number[] = [];
      for (let turn = 0; turn < times; turn += 1) {
        const started = performance.now();
        const answer = await fetch(target, { headers, cache: 'no-store' });
        await answer.json();
        taken.push(performance.now() - started);
      }
      return taken;
    },
    [path, count] as const,
  );

/** Medians, ms, of `GET /api/wallet` from the simulator and of the same bytes from a plain HTTP server. */
export async function simulatedAndBare(
  browser: Browser,
  sandboxUrl: string,
): Promise<{ simulated: number; bare: number }> {
  const context = await browser.newContext();
  const app = await context.newPage();
  await app.goto(new URL(addressOf('/user/home', { ...everydayWorld, person: 'player' }), sandboxUrl).href);
  await app.locator('html[data-ready]').waitFor({ state: 'attached' });
  const body = await app.evaluate(() =>
    String(window.sandbox?.calls().find(({ operation }) => operation === 'getWallet')?.responseBody),
  );

  const port = await freePort();
  const server = createServer((request, response) => {
    const page = request.url === '/';
    response.writeHead(200, { 'Content-Type': page ? 'text/html' : 'application/json', 'Cache-Control': 'no-store' });
    response.end(page ? '<!doctype html>' : body);
  }).listen(port, '127.0.0.1');
  const plain = await context.newPage();
  await plain.goto(`http://127.0.0.1:${port}/`);

  const simulated: number[] = [];
  const bare: number[] = [];
  // Alternating: other load of the machine affects both.
  for (let round = 0; round < 10; round += 1) {
    await app.bringToFront();
    simulated.push(...(await fetches(app, '/api/wallet', 40)));
    await plain.bringToFront();
    bare.push(...(await fetches(plain, '/wallet', 40)));
  }
  server.close();
  await context.close();
  return { simulated: median(simulated.slice(40)), bare: median(bare.slice(40)) };
}

/** Median, ms, from switching the scenario to its settled home screen, without a reload. */
export async function scenarioSwitch(browser: Browser, sandboxUrl: string): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(new URL(addressOf('/user/home', { ...everydayWorld, person: 'player' }), sandboxUrl).href);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const times: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const name = turn % 2 === 0 ? 'broke' : 'everyday';
    times.push(
      await page.evaluate(async (scenario) => {
        const root = document.documentElement;
        const started = performance.now();
        await window.sandbox?.load(scenario, { set: { session: 'player' } });
        // The app is notified and fetches again: wait for unready, then ready, frame by frame.
        for (let frames = 0; root.hasAttribute('data-ready') && frames < 5; frames += 1)
          await new Promise(requestAnimationFrame);
        while (!root.hasAttribute('data-ready')) await new Promise(requestAnimationFrame);
        return performance.now() - started;
      }, name),
    );
  }
  await context.close();
  return median(times.slice(2));
}

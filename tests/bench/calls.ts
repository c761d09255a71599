import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
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

/** Medians, ms. */
interface Calls {
  readonly simulated: number;
  /** The same bytes from a plain HTTP server. */
  readonly bare: number;
}

/** Waits until the worker has cached the files of the build: doing so takes the cores for seconds. */
const filesCached = (page: Page) =>
  page.evaluate(async () => {
    const worker = navigator.serviceWorker.controller;
    if (!worker) return;
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ type: 'KRAPAO_KEEP_ALL', language: 'th' }, [port2]);
    await new Promise((resolve) => (port1.onmessage = resolve));
  });

/** Opens home in the sandbox. @param net where its simulator answers */
async function openApp(browser: Browser, sandboxUrl: string, net: 'worker' | 'page'): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const app = await context.newPage();
  const address = addressOf('/user/home', { ...everydayWorld, person: 'player' });
  await app.goto(new URL(`${address}&net=${net}`, sandboxUrl).href);
  await app.locator('html[data-ready]').waitFor({ state: 'attached' });
  await filesCached(app);
  return app;
}

/** Measures `GET /api/wallet` from the simulator and from a plain HTTP server. @param net where the simulator answers */
export async function simulatedAndBare(browser: Browser, sandboxUrl: string, net: 'worker' | 'page'): Promise<Calls> {
  const app = await openApp(browser, sandboxUrl, net);
  const body = await app.evaluate(() =>
    String(window.sandbox?.calls().find(({ operation }) => operation === 'getWallet')?.responseBody),
  );

  const server = createServer((request, response) => {
    const page = request.url === '/';
    response.writeHead(200, { 'Content-Type': page ? 'text/html' : 'application/json', 'Cache-Control': 'no-store' });
    response.end(page ? '<!doctype html>' : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const plain = await app.context().newPage();
  await plain.goto(`http://127.0.0.1:${port}/`);

  const sides = [
    { page: app, path: '/api/wallet', times: [] as number[] },
    { page: plain, path: '/wallet', times: [] as number[] },
  ] as const;
  // In turns, so that other load of the machine affects both.
  for (let round = 0; round < 10; round += 1) {
    for (const { page, path, times } of sides) {
      await page.bringToFront();
      times.push(...(await fetches(page, path, 40)));
    }
  }
  server.close();
  await app.context().close();
  const [simulated, bare] = sides.map(({ times }) => median(times.slice(40)));
  return { simulated: simulated as number, bare: bare as number };
}

/** Reloads the page. @returns ms until its home screen has settled */
async function reloaded(page: Page): Promise<number> {
  await page.reload();
  return page.evaluate(async () => {
    while (!document.documentElement.hasAttribute('data-ready')) await new Promise(requestAnimationFrame);
    return performance.now();
  });
}

/** Switches the scenario without a reload. @returns ms until its home screen has settled */
const switched = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (scenario) => {
    const root = document.documentElement;
    const started = performance.now();
    await window.sandbox?.load(scenario, { set: { session: 'player' } });
    // The app fetches again: it becomes unready, then ready.
    for (let frames = 0; root.hasAttribute('data-ready') && frames < 5; frames += 1)
      await new Promise(requestAnimationFrame);
    while (!root.hasAttribute('data-ready')) await new Promise(requestAnimationFrame);
    return performance.now() - started;
  }, name);

/** Medians of a scenario switch and of a reload, ms. */
export async function scenarioSwitch(
  browser: Browser,
  sandboxUrl: string,
): Promise<{ readonly switching: number; readonly reloading: number }> {
  const page = await openApp(browser, sandboxUrl, 'worker');
  const switches: number[] = [];
  const reloads: number[] = [];
  // In turns, so that other load affects both.
  for (let round = 0; round < 7; round += 1) {
    reloads.push(await reloaded(page));
    // A tester looks at the page first; meanwhile it prefetches its parts.
    await page.waitForLoadState('networkidle');
    for (const name of ['broke', 'everyday']) switches.push(await switched(page, name));
  }
  await page.context().close();
  return { switching: median(switches.slice(2)), reloading: median(reloads.slice(1)) };
}

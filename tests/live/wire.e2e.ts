/** Failures between a page and its server, on a real network. */
import type { Server } from 'node:http';
import { serveFolder } from '../../tools/hosting/static-server.ts';
import { settled } from '../support/fixtures.ts';
import { sendLogin } from '../support/steps/wallet.ts';
import { expect, test } from './fixtures.ts';

// APP-52
test('a server that is unreachable or refuses this origin (CORS) does not end the session', async ({
  page,
  open,
  oracles,
  texts,
}) => {
  oracles.expect(/blocked by CORS policy|Failed to load resource/);
  await open('/user/home');
  for (const answer of ['failed', 'forbidden']) {
    const forOthers = {
      body: '{"total":0,"statements":[]}',
      headers: { 'access-control-allow-origin': 'https://other.example' },
    };
    await page.route('**/api/statement', (route) =>
      answer === 'failed' ? route.abort('failed') : route.fulfill(forOthers),
    );
    await open('/user/statement');
    const again = page.getByRole('main').getByRole('button', { name: texts.common.retry, exact: true });
    await expect(again, answer).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole('main').getByRole('listitem').first(), answer).toBeVisible();
  }
  expect(oracles.faults.join('\n')).toContain('blocked by CORS policy');
});

/** Servers to close after the running test. */
const closing: Server[] = [];
test.afterEach(() => {
  for (const server of closing.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test.describe('on a host that served the sandbox before', () => {
  test.use({ serviceWorkers: 'allow', person: 'visitor' });

  // APP-87
  test('the live app calls the real server, and removes the old worker', async ({ page, texts, world, oracles }) => {
    const before = await serveFolder({ folder: 'dist/sandbox', port: 0 });
    closing.push(before.server);
    const port = Number(new URL(before.url).port);
    const home = `http://${world}.localhost:${port}`;
    oracles.allow(home);
    // The worker may still be caching files when the test ends
    oracles.expect(/Failed to load resource/);
    await page.goto(`${home}/?scenario=everyday&as=player&panel=0`);
    await settled(page);
    const workers = () =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return registrations.map(({ active, installing }) => (active ?? installing)?.scriptURL.replace(/.*\//, ''));
      });
    expect(await workers()).toEqual(['sandbox-worker.js']);
    await new Promise((resolve) => {
      before.server.close(resolve);
      before.server.closeAllConnections();
    });

    const { server } = await serveFolder({ folder: 'dist/live', port });
    closing.push(server);
    await page.goto(`${home}/login`);
    await settled(page);
    await expect.poll(workers).toEqual(['app-worker.js']);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/login'));
    await sendLogin(page, texts);
    expect((await answered).url()).toBe('http://api.example.invalid/api/login');
    expect(await page.evaluate(() => 'sandbox' in window)).toBe(false);
  });
});

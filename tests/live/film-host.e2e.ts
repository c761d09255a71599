/** How-to videos on a host of their own, in a live build whose settings and policy name it. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { configured } from '../support/backend/address.ts';
import { settled } from '../support/fixtures.ts';
import { Oracles } from '../support/oracles.ts';
import { fill, textsOf } from '../support/texts.ts';

const types: Record<string, string> = { '.webm': 'video/webm', '.webp': 'image/webp', '.vtt': 'text/vtt' };

/** Failure of a file: it is missing, or its response never begins. */
type Loss = 'missing' | 'silent';

class FilmHost {
  /** By file extension: `.webm`, `.webp`, `.vtt`. */
  readonly lost = new Map<string, Loss>();
  readonly sent = new Set<string>();
  readonly #server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://film.invalid');
    const ending = path.extname(pathname);
    const loss = this.lost.get(ending);
    if (loss === 'silent') return;
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (loss === 'missing') return response.writeHead(404).end();
    const name = path.basename(pathname);
    const film = readFileSync(path.join('public/videos', name));
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const part = film.subarray(Number(from), to === '' ? film.length : Number(to) + 1);
    response.writeHead(request.headers.range ? 206 : 200, {
      'Content-Type': types[ending] ?? 'application/octet-stream',
      'Content-Length': part.length,
      'Accept-Ranges': 'bytes',
      ...(request.headers.range
        ? { 'Content-Range': `bytes ${from}-${Number(from) + part.length - 1}/${film.length}` }
        : {}),
    });
    response.end(part, () => this.sent.add(name));
  });

  /** @returns the port */
  async open(): Promise<number> {
    await new Promise<void>((opened) => this.#server.listen(0, '127.0.0.1', opened));
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

const { howto, common } = textsOf('la');
const { host, origin } = new URL(configured.env.VITE_HOWTO_PLAY);
const api = new URL(configured.env.VITE_API_BASE).origin;

const test = base.extend<{ oracles: Oracles }, { films: FilmHost; filmPort: number }>({
  films: [async ({ browserName: _any }, use) => use(new FilmHost()), { scope: 'worker' }],
  filmPort: [
    async ({ films }, use) => {
      await use(await films.open());
      films.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, filmPort }, use) => {
      const rules = '--host-resolver-rules=';
      const args = launchOptions.args?.map((one) => one.replace(rules, `${rules}MAP ${host} 127.0.0.1:${filmPort}, `));
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  oracles: [
    async ({ context, baseURL, films }, use) => {
      const oracles = new Oracles(new URL(baseURL ?? '').origin, [api, origin]);
      await oracles.watch(context);
      films.lost.clear();
      films.sent.clear();
      await use(oracles);
      expect(oracles.unexpected, 'What no page may do').toEqual([]);
    },
    { auto: true },
  ],
});

const player = (page: Page) => page.getByLabel(fill(howto.video, { title: howto.play.title }));

/** Opens the guide. Its written steps and the close button show at once, whatever is lost. */
async function openGuide(page: Page) {
  await page.goto('./howto');
  await settled(page);
  await page.getByRole('main').getByRole('button').filter({ hasText: howto.play.title }).click();
  const sheet = page.getByRole('dialog', { name: howto.play.title });
  await expect(sheet.getByRole('listitem')).toHaveCount(4);
  await expect(sheet.getByRole('button', { name: common.close, exact: true })).toBeVisible();
  return sheet;
}

async function expectPlaying(page: Page) {
  // So short a video may end before `play()` resolves; one that fails stays at its beginning.
  await player(page).evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined));
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
}

// INF-5, INF-19
test('a video of another host plays in the language of the page, with its first picture and captions', async ({
  page,
  films,
}) => {
  await openGuide(page);
  await expect.poll(() => [...films.sent]).toContain('play.la.webp');
  await expectPlaying(page);
  expect([...films.sent].filter((name) => name.endsWith('.webm'))).toEqual(['play.la.webm']);
  await expect(page.locator('figcaption:not([data-waits="true"])')).toHaveText(/[\u0E80-\u0EFF]/);
});

// INF-19
test('a video plays while its first picture is missing and its captions never come', async ({
  page,
  films,
  oracles,
}) => {
  oracles.expect(/Failed to load resource/);
  films.lost.set('.webp', 'missing');
  films.lost.set('.vtt', 'silent');
  await openGuide(page);
  await expectPlaying(page);
});

// INF-6
test('reports a missing video, and keeps the steps of the guide', async ({ page, films, oracles }) => {
  oracles.expect(/Failed to load resource/);
  films.lost.set('.webm', 'missing');
  const sheet = await openGuide(page);
  await expect(sheet.getByRole('status')).toHaveText(howto.failed);
  await expect(sheet.getByRole('listitem')).toHaveCount(4);
});

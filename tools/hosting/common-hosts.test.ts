import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacks } from '../run/programs.ts';
import { commonHosts, type RunningHost, type Site } from './common-hosts.ts';
import { hostingFiles } from './hosting-files.ts';
import { hostsOf, securityHeaders } from './security-headers.ts';

const headers = securityHeaders(hostsOf({ VITE_API_BASE: 'https://api.example.com' }));
const code = `export const nothing = '${'so that it is worth compressing '.repeat(60)}';`;
const build: Record<string, string> = {
  'index.html': '<!doctype html><title>the page</title>',
  'assets/app-12345678.js': code,
  'assets/font-12345678.woff2': 'letters',
  'sandbox-worker.js': code,
  'manifest.webmanifest': '{}',
  'videos/play.th.vtt': 'WEBVTT',
  'videos/play.mp4': '0123456789',
  'robots.txt': readFileSync('public/robots.txt', 'utf8'),
  '.vite/manifest.json': '{}',
};

/** A minimal build, served under its path. */
function siteAt(base: string): Site {
  const root = mkdtempSync(path.join(tmpdir(), 'krapao-site-'));
  chmodSync(root, 0o755);
  for (const [name, text] of Object.entries(build)) {
    const file = path.join(root, base, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return {
    root,
    base,
    files: { ...hostingFiles({ base, headers, sandbox: true }), 'headers.json': JSON.stringify(headers) },
  };
}

const cases = commonHosts.flatMap(({ name, program, start }) => {
  const isMissing = program !== undefined && lacks(program);
  return ['/', '/wallet/'].map((base) => ({ name, start, base, isMissing }));
});

for (const { name, start, base, isMissing } of cases) {
  describe.skipIf(isMissing)(`${name} at ${base}`, () => {
    let site: Site;
    let host: RunningHost | undefined;
    beforeAll(async () => {
      site = siteAt(base);
      host = await start(site);
    });
    afterAll(async () => {
      await host?.stop();
      rmSync(site.root, { recursive: true, force: true });
    });
    const get = (file: string, more: Record<string, string> = {}) =>
      fetch(`${host?.origin}${base}${file}`, { headers: more, redirect: 'manual' });

    test.each(['', 'user/home', 'nowhere/at/all', 'videos/'])(
      'answers the route “%s” with index.html',
      async (route) => {
        const answer = await get(route);
        expect([answer.status, await answer.text()]).toEqual([200, build['index.html']]);
        expect(answer.headers.get('content-type')).toContain('text/html');
        expect(answer.headers.get('cache-control')).toBe('no-cache');
      },
    );

    // APP-89
    test.each(['', 'user/home', 'assets/app-12345678.js', 'assets/gone-12345678.js', 'sandbox-worker.js'])(
      'sends every header with “%s”, once',
      async (file) => {
        const answer = await get(file);
        for (const [header, value] of Object.entries(headers)) expect(answer.headers.get(header)).toBe(value);
      },
    );

    test('lets browsers keep hashed files for ever and revalidate a worker', async () => {
      const kept = await get('assets/app-12345678.js');
      expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await get('sandbox-worker.js')).headers.get('cache-control')).toBe('no-cache');
    });

    test('answers a missing asset with 404, which is not cached', async () => {
      const answer = await get('assets/gone-12345678.js');
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
      expect(await answer.text()).not.toContain('the page');
    });

    test.each(['api/wallet', 'socket.io/?EIO=4', '.vite/manifest.json'])(
      'does not answer %s with index.html',
      async (file) => {
        const answer = await get(file);
        expect([answer.status, (await answer.text()).includes('the page')]).toEqual([404, false]);
      },
    );

    test.each(['assets/app-12345678.js', 'sandbox-worker.js'])('compresses %s', async (file) => {
      const packed = await get(file, { 'accept-encoding': 'gzip' });
      expect(packed.headers.get('content-encoding')).toBe('gzip');
      expect(packed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      expect(await packed.text()).toBe(code);
    });

    test.each([
      ['assets/app-12345678.js', 'text/javascript'],
      ['assets/font-12345678.woff2', 'font/woff2'],
      ['manifest.webmanifest', 'application/manifest+json'],
      ['videos/play.th.vtt', 'text/'],
      ['videos/play.mp4', 'video/mp4'],
      ['robots.txt', 'text/plain'],
    ])('sends the content type of %s', async (file, type) => {
      expect((await get(file)).headers.get('content-type')).toContain(type);
    });

    // APP-89
    test('asks crawlers not to index the site', async () => {
      expect(await (await get('robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    });

    test('answers a byte range, so that videos can seek', async () => {
      const answer = await get('videos/play.mp4', { range: 'bytes=4-6' });
      expect([answer.status, await answer.text()]).toEqual([206, '456']);
    });
  });
}

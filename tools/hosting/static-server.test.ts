import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { baseOf, serveFolder } from './static-server.ts';

test.each([
  ['/', '<script type="module" crossorigin src="/assets/index-12345678.js"></script>'],
  ['/demo/', '<link rel="icon" href="/demo/favicon.svg"><script src="/demo/assets/index-12345678.js"></script>'],
  ['/', 'no build at all'],
])('serves a build under its base path (%s)', (base, page) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'krapao-build-'));
  writeFileSync(path.join(folder, 'index.html'), page);
  expect(baseOf(folder)).toBe(base);
  rmSync(folder, { recursive: true });
});

test.each(['/ทดลอง/', '/%E0%B8%97%E0%B8%94%E0%B8%A5%E0%B8%AD%E0%B8%87/'])('serves a page below %s', async (base) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'krapao-build-'));
  writeFileSync(path.join(folder, 'index.html'), 'page');
  const { server, url } = await serveFolder({ folder, port: 0, base });
  expect(await (await fetch(`${url}login`)).text()).toBe('page');
  server.close();
  rmSync(folder, { recursive: true });
});

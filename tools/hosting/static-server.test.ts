import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { baseOf } from './static-server.ts';

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

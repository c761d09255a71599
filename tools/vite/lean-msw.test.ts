import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanMsw } from './lean-msw.ts';

const transform = leanMsw().transform as unknown as (this: unknown, code: string, id: string) => string | null;
const refuses = {
  error(text: string) {
    throw new Error(text);
  },
};
const files = globSync('node_modules/{msw/lib/{_chunks,browser},@mswjs/interceptors/lib/browser}/*.js');
const edited = files.flatMap((file) => {
  const code = readFileSync(file, 'utf8');
  const lean = transform.call(refuses, code, `/${file}`);
  return lean === null ? [] : [{ file, code, lean }];
});
const leanCode = edited.map(({ lean }) => lean).join('\n');

test('four files of MSW are edited', () => {
  expect(edited.map(({ file }) => file.replace(/^node_modules\/|(?<=web)-[\w-]+/g, '')).sort()).toEqual([
    '@mswjs/interceptors/lib/browser/web.js',
    'msw/lib/_chunks/cookie-store.js',
    'msw/lib/_chunks/request-handler.js',
    'msw/lib/browser/index.js',
  ]);
  for (const { code, lean } of edited) expect(lean).not.toBe(code);
});

test('no response is copied for listeners, and bodies go to the worker as bytes', () => {
  expect(leanCode).not.toContain('= cloneResponse(');
  expect(leanCode).toContain('if (false) {');
  expect(leanCode).not.toContain('response.clone().arrayBuffer()');
});

test('a file of MSW that has changed fails the build', () => {
  const change = () => transform.call(refuses, 'ServiceWorkerSource', '/node_modules/msw/lib/browser/index.js');
  expect(change).toThrow('no longer has if (supportsReadableStreamTransfer()) {');
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { config, configure } from '../config/config.ts';
import { safeImageUrl, safeLink } from './safe-url.ts';

const before = { ...config };
beforeEach(() =>
  configure({ apiBase: 'https://api.example/v1', imageBase: 'https://img.example/pics', imageHosts: ['cdn.example'] }),
);
afterEach(() => configure(before));

describe('server images', () => {
  test.each([
    ['/logo.png', 'https://img.example/pics/logo.png'],
    ['logo.png', 'https://img.example/pics/logo.png'],
    ['https://img.example/other/a.png', 'https://img.example/other/a.png'],
    ['https://api.example/a.png', 'https://api.example/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['../../admin', 'https://img.example/admin'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    // SAFE-19, SAFE-20
  ])('shows %j', (raw, url) => {
    expect(safeImageUrl(raw)).toBe(url);
  });

  test.each([
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    '\\\\evil.example/x.png',
    'http://cdn.example/a.png',
    'https://cdn.example.evil.example/a.png',
    'https://user@img.example/a.png',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://img.example/x',
    '',
    '  ',
    null,
    undefined,
    {},
    // DEP-26, SAFE-19, SAFE-21
  ])('does not show %j', (raw) => {
    expect(safeImageUrl(raw)).toBeNull();
  });
});

describe('server links', () => {
  test.each([
    ['https://line.me/ti/p/x', 'https://line.me/ti/p/x'],
    [' HTTPS://line.me ', 'https://line.me/'],
    ['tel:+66812345678', 'tel:+66812345678'],
    ['mailto:help@krapao.example', 'mailto:help@krapao.example'],
    ['line://ti/p/x', 'line://ti/p/x'],
    ['http://line.me/ti/p/x', 'http://line.me/ti/p/x'],
    // SAFE-22
  ])('follows %j', (raw, url) => {
    expect(safeLink(raw)).toBe(url);
  });

  test.each([
    'http://line.me.evil.example',
    'http://line.example',
    'intent://x#Intent;end',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/user/home',
    'https://good.example@evil.example',
    'tel:*21*0812345678#',
    `tel:${'1'.repeat(16)}`,
    'https://',
    '',
    null,
    7,
    // SAFE-22
  ])('does not follow %j', (raw) => {
    expect(safeLink(raw)).toBeNull();
  });
});

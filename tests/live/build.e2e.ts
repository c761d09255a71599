import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { apiBase } from '../support/backend/address.ts';
import { textsOf } from '../support/texts.ts';

const texts = textsOf('th');

// APP-89, SAFE-28
test('every response of the host has the security headers', async ({ request }) => {
  const page = await request.get('/login');
  const headers = page.headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' http://api.example.invalid ws://api.example.invalid;",
  );
  expect(headers['content-security-policy']).not.toContain('unsafe-eval');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['content-security-policy']).toContain(
    "; require-trusted-types-for 'script'; trusted-types krapao-html",
  );
  expect(headers['cache-control']).toBe('no-cache');
  // The preview sends the headers that the build lists for its host
  const told = JSON.parse(readFileSync('dist/live.headers.json', 'utf8')) as Record<string, string>;
  for (const [name, value] of Object.entries(told)) expect(headers[name.toLowerCase()], name).toBe(value);

  const script = /src="([^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const asset = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(asset.headers()['cache-control']).toContain('immutable');
  expect(asset.headers()['content-encoding']).toBe('br');
});

// APP-90
test('a route opens the app, and a missing file answers 404', async ({ request }) => {
  expect((await request.get('/user/statement')).headers()['content-type']).toContain('text/html');
  expect((await request.get('/assets/missing-12345678.js')).status()).toBe(404);
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
  expect((await request.get('/..%2f..%2fpackage.json')).status()).toBe(404);
});

// APP-20
test('the live app shows the login page while its backend is unreachable', { tag: '@smoke' }, async ({ page }) => {
  await page.route(`${apiBase}/**`, (route) => route.abort());
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: texts.auth.title })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-terminated');
});

// DES-90
test('a visitor sees the login page before any script has loaded', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: texts.auth.title })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

// APP-86
test('the live app has no sandbox object and no sandbox in its name', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: texts.auth.submit, exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'sandbox' in window)).toBe(false);
  await expect(page).not.toHaveTitle(/sandbox/i);
});

/** Takes the pictures of the list of stories. */

import { mkdirSync } from 'node:fs';
import { chromium, expect, type Page } from '@playwright/test';
import type { Story } from '../mocks/index.ts';
import { stories } from '../scenarios/scripted.ts';
import { readCommand } from './command.ts';
import { serveFolder } from './hosting/static-server.ts';
import { findBrowser } from './run/browser.ts';
import { buildSandbox } from './run/playwright.ts';

/** CSS px; the presenter's bar is below the clip. */
const clip = { x: 0, y: 0, width: 390, height: 520 };
const folder = 'mocks/art/stories';
const languages = ['th', 'la', 'en'] as const;

async function take(page: Page, address: string, { name, pictured }: Story, language: string) {
  await page.goto(`${address}?present=${name}&reset=1&lang=${language}&at=2026-03-14T20:15:00%2B07:00`);
  const bar = page.locator('.kps-present');
  for (let step = 0; step < pictured; step += 1) {
    await expect(bar).toHaveAttribute('data-mood', 'ready', { timeout: 20_000 });
    await page.keyboard.press('ArrowRight');
    await expect(bar.locator('.kps-present-count')).toHaveText(new RegExp(`^${step + 1} /`), { timeout: 20_000 });
  }
  await expect(bar).toHaveAttribute('data-mood', 'ready', { timeout: 20_000 });
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0, { timeout: 20_000 });
  await page.screenshot({ path: `${folder}/${name}.${language}.jpg`, type: 'jpeg', quality: 70, clip });
}

readCommand({
  name: 'npm run pictures',
  about: `Takes the pictures of the list of stories into ${folder}, in each language.`,
  example: 'npm run pictures',
  options: {},
});
if (!(await buildSandbox())) process.exit(1);
mkdirSync(folder, { recursive: true });
const { server, url } = await serveFolder({ folder: 'dist/sandbox', port: 0 });
const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox', '--hide-scrollbars'] });
try {
  const page = await browser.newPage({
    viewport: { width: clip.width, height: clip.height + 132 },
    reducedMotion: 'reduce',
  });
  for (const story of stories) for (const language of languages) await take(page, url, story, language);
} finally {
  await browser.close();
  server.close();
}

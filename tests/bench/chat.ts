import path from 'node:path';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serveFolder } from '../../tools/hosting/static-server.ts';
import { buildTarget } from '../../tools/vite/oldest-browsers.ts';
import { splitTexts } from '../../tools/vite/split-texts.ts';
import type { Pair } from './figures.ts';

const turns = 15;

async function buildPage(): Promise<string> {
  const outDir = path.resolve('node_modules/.cache/bench-chat');
  const root = path.resolve('tests/bench/chat');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), splitTexts()],
    build: { outDir, emptyOutDir: true, target: buildTarget },
  });
  return outDir;
}

/** 5,000 messages in the app's log, and 50 in a plain list, ms. */
export async function chatMounts(browser: Browser): Promise<Pair[]> {
  const { url, server } = await serveFolder({ folder: await buildPage(), port: 0 });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(url);
    await page.waitForFunction(() => window.mountPlain !== undefined);
    const times: Pair[] = [];
    for (let turn = 0; turn <= turns; turn += 1) {
      const [long, plain] = await page.evaluate(async () => [
        await window.mountLog?.(5000),
        await window.mountPlain?.(50),
      ]);
      times.push([long ?? Number.NaN, plain ?? Number.NaN]);
    }
    await page.close();
    return times.slice(1); // the first run of each is a warm-up
  } finally {
    server.close();
  }
}

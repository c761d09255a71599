import type { Browser, Page } from '@playwright/test';
import { addressOf, everydayWorld } from '../support/address.ts';
import { textsOf } from '../support/texts.ts';
import { type Figure, median, percentile } from './figures.ts';

const spins = 8;
const texts = textsOf('th');

/** Times between the frames of one turn, ms. */
function framesOfTurn(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const disc = document.querySelector('canvas');
    const frames: number[] = [];
    const turn = { over: false };
    disc?.addEventListener('transitionend', () => (turn.over = true), { once: true });
    await new Promise((begins) => {
      disc?.addEventListener('transitionrun', begins, { once: true });
      document.querySelector<HTMLButtonElement>('canvas ~ button')?.click();
    });
    while (!turn.over) frames.push(await new Promise(requestAnimationFrame));
    return frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  });
}

/** Median of all turns of the 95th percentile of frame times, at a quarter of the machine's speed, ms. */
export async function wheelFrame(browser: Browser, sandboxUrl: string): Promise<Figure> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const world = { ...everydayWorld, scenario: 'lucky', person: 'player' as const };
  await page.goto(new URL(addressOf('/user/spin', world), sandboxUrl).href);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const turns: number[] = [];
  for (let turn = 0; turn < spins; turn += 1) {
    turns.push(percentile(await framesOfTurn(page), 0.95));
    await page.getByRole('button', { name: texts.common.ok, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await context.close();
  return { what: 'wheel, frame', value: median(turns), detail: `p95, CPU ÷ 4, median of ${spins} turns` };
}

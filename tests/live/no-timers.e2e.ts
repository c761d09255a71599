/**
 * The app on a machine whose timers never fire. React delays suspended content by a timer of up to 300 ms: a page that
 * depends on one would wait that long each time, and never shows here.
 */
import type { Page } from '@playwright/test';
import { settled } from '../support/fixtures.ts';
import { balances, sendLogin } from '../support/steps/wallet.ts';
import { expect, test } from './fixtures.ts';

/** ms. Shorter ones only put work off to the next turn of the page. */
const shortest = 10;

interface Held {
  heldTimers: number[];
}

test.use({
  context: async ({ context }, use) => {
    await context.addInitScript((limit) => {
      const held: number[] = [];
      Object.assign(window, { heldTimers: held });
      const real = window.setTimeout.bind(window);
      const holding = (task: TimerHandler, delay = 0, ...args: unknown[]) =>
        delay > limit ? -held.push(delay) : real(task, delay, ...args);
      window.setTimeout = holding as typeof window.setTimeout;
    }, shortest);
    await use(context);
  },
});

/** The page has set timers that never fired. */
const expectHeld = async (page: Page) =>
  expect(await page.evaluate(() => (window as unknown as Held).heldTimers.length)).toBeGreaterThan(0);

test.describe('a visitor', () => {
  test.use({ person: 'visitor' });

  for (const path of ['/login', '/register', '/howto', '/contact'])
    test(`opens ${path} without waiting for a timer`, async ({ page, open }) => {
      await open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectHeld(page);
    });

  test('opens each page of the menu, logs in and sees the balances without waiting for a timer', async ({
    page,
    open,
    texts,
  }) => {
    await open('/login');
    await visitAll(page, texts.shell.menu.label);
    await page.goto('/login');
    await settled(page);
    await sendLogin(page, texts);
    await expect(page).toHaveURL(/\/user\/home$/);
    await settled(page);
    expect((await balances(page, texts)).total).toBeGreaterThan(0);
    await expectHeld(page);
  });
});

/** Goes to each page that the menu leads to. */
async function visitAll(page: Page, label: string): Promise<void> {
  const links = page.getByRole('navigation', { name: label }).getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) {
    await page.locator(`nav a[href="${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

test('a player opens home and each page of the menu without waiting for a timer', async ({ page, open, texts }) => {
  await open('/user/home');
  expect((await balances(page, texts)).total).toBeGreaterThan(0);
  await visitAll(page, texts.shell.menu.label);
  await expectHeld(page);
});

/** Layout: overlaps, heights of bars, scroll positions. */
import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import { logOf, openChat, supportSays } from '../support/steps/chat.ts';
import { openAction, openTransfer } from '../support/steps/wallet.ts';

test.use({ person: 'player' });

/** The element over the middle of the focused control; null if it is the control itself. */
const coverOfFocus = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    const box = control?.getBoundingClientRect();
    if (!control || !box) return 'nothing is focused';
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // A checkbox or label is pressed through its overlay.
    if (top && (control.contains(top) || top.contains(control))) return null;
    return top?.closest('nav, header, aside')?.tagName ?? null;
  });

// APP-7
test('a page starts at its top with its heading focused, and Back restores the scroll position', async ({
  page,
  open,
  texts,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await open('/user/home');
  await page.evaluate(() => window.scrollTo(0, 500));
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.profile }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.profile.title })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('region', { name: texts.home.total })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

// DES-16
test('a phone in landscape has low bars, and a menu with words beside icons', async ({ page, open, texts }) => {
  const menu = page.getByRole('navigation', { name: texts.shell.menu.label });
  const entry = menu.getByRole('link', { name: texts.shell.menu.profile });
  const heights = async () => [
    (await page.getByRole('banner').boundingBox())?.height,
    (await menu.boundingBox())?.height,
  ];
  const beside = async () => {
    const icon = await entry.locator('svg').boundingBox();
    const word = await entry.getByText(texts.shell.menu.profile).boundingBox();
    return icon !== null && word !== null && word.x >= icon.x + icon.width;
  };
  await page.setViewportSize({ width: 800, height: 481 });
  await open('/user/home');
  expect(await beside()).toBe(false);
  for (const height of await heights()) expect(height).toBeGreaterThan(52);
  await page.setViewportSize({ width: 800, height: 480 });
  // The browser lays the page out some time after a resize.
  await expect.poll(beside).toBe(true);
  await expect.poll(heights).toEqual([52, 52]);
});

test.describe('with a notice', () => {
  test.use({ switches: 'notice:on' });

  // DES-15
  test('no fixed element covers the focused control', async ({ page, open, texts }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await open('/user/home');
    await expect(page.getByRole('complementary', { name: texts.info.notice.label })).toBeVisible();
    await page.getByRole('main').getByRole('button').first().focus();
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => !document.querySelector('main')?.contains(document.activeElement))) break;
      await expect.poll(() => coverOfFocus(page), `control ${step}`).toBeNull();
    }
    await open('/user/bonus');
    await settled(page);
    await page.setViewportSize({ width: 360, height: 300 });
    await page.getByRole('textbox').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox')).toBeFocused();
    await expect.poll(() => coverOfFocus(page)).toBeNull();
  });
});

test.describe('in the chat', () => {
  test.use({ switches: 'operatorReplies:off' });

  // SAFE-17
  test('long words break, and stacked marks stay in their bubble', async ({ page, open, texts }) => {
    await open('/user/home');
    await openChat(page, texts);
    const long = 'w'.repeat(600);
    const piled = `ก${'\u0e49'.repeat(60)}`;
    await supportSays(page, long);
    await supportSays(page, piled);
    const log = logOf(page, texts);
    await expect(log.getByText(long)).toBeVisible();
    await expect(log.getByText(piled)).toBeVisible();
    expect(await log.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    const bubble = log.getByText(piled).locator('..');
    expect(await bubble.evaluate((node) => getComputedStyle(node).overflow)).toBe('hidden');
    await expect(log.getByText(piled)).toHaveCSS('unicode-bidi', 'plaintext');
  });
});

/** The number of lines of a control's text. */
const linesOf = (control: Locator) =>
  control.evaluate((element) => {
    const words = document.createRange();
    const texts = document.createTreeWalker(
      element.querySelector('.mantine-Button-label') ?? element,
      4 /* SHOW_TEXT */,
    );
    const tops = new Set<number>();
    // Of texts alone: the box of an element around one begins elsewhere.
    while (texts.nextNode()) {
      words.selectNodeContents(texts.currentNode);
      for (const { top } of words.getClientRects()) tops.add(Math.round(top));
    }
    return tops.size;
  });

// DES-40
test('sheet buttons break no word, and names of chat and games are complete, with 200 % text on a phone', async ({
  page,
  open,
  texts,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.documentElement.style.fontSize = '200%';
    }).observe(document, { childList: true });
  });
  const cutNames = () =>
    page
      .getByRole('option', { includeHidden: true })
      .locator('span')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth + 1).map(({ textContent }) => textContent),
      );
  await open('/user/home');
  const transfer = await openTransfer(page, texts);
  for (const name of [texts.common.cancel, texts.transfer.submit])
    expect(await linesOf(transfer.getByRole('button', { name, exact: true })), name).toBe(1);
  expect(await cutNames()).toEqual([]);
  await page.keyboard.press('Escape');
  const deposit = await openAction(page, texts, 'deposit');
  expect(await linesOf(deposit.getByText(texts.deposit.slipHint))).toBeLessThan(3);
  await page.keyboard.press('Escape');
  await openChat(page, texts);
  const title = page.getByRole('heading', { name: texts.chat.title });
  expect(await title.evaluate((heading) => heading.scrollWidth <= heading.clientWidth + 1)).toBe(true);
});

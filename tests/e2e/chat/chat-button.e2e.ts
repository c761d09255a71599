/** The floating chat button: its places, and what lies below them. */
import type { Page } from '@playwright/test';
import { expect, loadedWhole, settled, test } from '../../support/fixtures.ts';
import { chatOf, launcherOf, openChat } from '../../support/steps/chat.ts';

const playerRoutes = ['home', 'profile', 'bonus', 'statement', 'contact', 'spin'].map((name) => `/user/${name}`);
const visitorRoutes = ['/login', '/register', '/howto', '/contact'];
const widths = [320, 360, 390, 412, 1_280];

/**
 * Scrolls the page by steps, so that all of it passes the strips at both edges along which the button can be dragged.
 * @returns the controls, and the texts with figures, that lie in a strip
 */
const coveredBesides = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The browser lays out what scrolls into view within two frames.
    const laidOut = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await laidOut();
    const button = document.querySelector<HTMLElement>('[data-chat-launcher]');
    const edges = button?.parentElement;
    if (!button || !edges) return ['no button'];
    const { width } = button.getBoundingClientRect();
    const strip = edges.getBoundingClientRect();
    const columns = [strip.left + 1, strip.left + width - 1, strip.right - width + 1, strip.right - 1];
    const controls = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [role=option]';
    const found = new Set<string>();

    const showsFigure = (element: Element, x: number, y: number) =>
      Array.from(element.childNodes).some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !/\d/.test(node.textContent ?? '')) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects()).some(
          (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
        );
      });
    const lookAt = (x: number, y: number) => {
      for (const element of document.elementsFromPoint(x, y)) {
        if (element.closest('[data-chat-launcher]')) continue;
        const control = element.closest(controls);
        if (control) found.add(`${control.tagName} ${control.textContent}`);
        if (showsFigure(element, x, y)) found.add(`text ${element.textContent}`);
      }
    };

    const bottom = () => document.documentElement.scrollHeight - innerHeight;
    for (let top = 0, last = false; !last; top += Math.max(40, strip.height / 2)) {
      last = top >= bottom();
      window.scrollTo(0, top);
      await laidOut();
      for (let y = strip.top + 1; y < strip.bottom; y += 10) for (const x of columns) lookAt(x, y);
    }
    return [...found];
  });

for (const [person, routes] of [
  ['player', playerRoutes],
  ['visitor', visitorRoutes],
] as const) {
  test.describe(`for a ${person}`, () => {
    test.use({ person, switches: person === 'player' ? 'openGames:all' : '' });

    for (const route of routes) {
      // CHT-4
      test(`no control and no figure of ${route} lies below any place of the button`, async ({ page, open }) => {
        await open(route);
        await loadedWhole(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: width < 1_000 ? 700 : 800 });
          await page.waitForFunction((px) => matchMedia(`(width: ${px}px)`).matches, width);
          expect(await coveredBesides(page), `at ${width} px`).toEqual([]);
        }
      });
    }
  });
}

test.describe('the place of the button', () => {
  test.use({ person: 'player' });

  const boxOf = async (page: Page, name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    if (!box) throw new Error('The button has no box.');
    return box;
  };

  // CHT-2, CHT-305
  test('is where it was dragged to, also after a reload, and opens the chat from there', async ({
    page,
    open,
    texts,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open('/user/home');
    const from = await boxOf(page, texts.chat.open);
    expect(from.x + from.width).toBe(390);
    await page.mouse.move(from.x + 12, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(40, 300, { steps: 4 });
    await page.mouse.up();
    await expect(chatOf(page, texts)).toHaveCount(0);
    const to = await boxOf(page, texts.chat.open);
    expect(to.x).toBe(0);
    expect(Math.abs(to.y - 280)).toBeLessThan(2);
    await page.reload();
    await settled(page);
    await launcherOf(page, texts).waitFor();
    await expect.poll(() => boxOf(page, texts.chat.open)).toEqual(to);
    await openChat(page, texts);
  });

  // CHT-305, DES-30
  test('is chosen in a menu of the panel, which Escape closes alone', async ({ page, open, texts }) => {
    await page.setViewportSize({ width: 1_280, height: 800 });
    await open('/user/home');
    const chat = await openChat(page, texts);
    const menu = chat.getByRole('button', { name: texts.chat.place.label });
    await menu.click();
    await page.keyboard.press('Escape');
    await expect(chat.getByRole('menu')).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.press('Enter');
    await chat.getByRole('menuitem', { name: texts.chat.place['top-left'] }).click();
    const button = page.locator('[data-chat-launcher]');
    await expect.poll(async () => (await button.boundingBox())?.x).toBeLessThan(400);
    // The panel follows and stays beside the button.
    const panel = await chat.boundingBox();
    const place = await button.boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual((place?.x ?? 0) + (place?.width ?? 0));
  });

  // CHT-4
  test('is empty while the page scrolls', async ({ page, open, texts }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open('/user/home');
    const button = launcherOf(page, texts);
    await expect(button).toBeInViewport();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 300);
    await expect(button).not.toBeInViewport();
    await expect(button).toBeInViewport();
  });
});

test.describe('beside the tab of the sandbox', () => {
  test.use({ person: 'player', panel: true });

  test('the button never lies under it', async ({ page, open, texts }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open('/user/home');
    const button = launcherOf(page, texts);
    await button.focus();
    for (const key of ['ArrowUp', 'ArrowUp']) await button.press(key);
    await button.click({ trial: true });
  });
});

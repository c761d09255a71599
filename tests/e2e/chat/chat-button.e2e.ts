/** The floating chat button: its places, and what lies below it. */
import type { Page } from '@playwright/test';
import { expect, loadedWhole, test } from '../../support/fixtures.ts';
import { openChat } from '../../support/steps/chat.ts';

const playerRoutes = ['home', 'profile', 'bonus', 'statement', 'contact', 'spin'].map((name) => `/user/${name}`);
const visitorRoutes = ['/login', '/register', '/howto', '/contact'];
const sizes = [
  [320, 640],
  [390, 844],
  [768, 1_024],
  [1_280, 800],
  [844, 390],
] as const;

/**
 * Scrolls to a part of the page, and waits until the button has come to rest: its timer is older than this one.
 * @returns the controls, and the texts with figures, below the button
 */
const coveredAt = (page: Page, part: number): Promise<string[]> =>
  page.evaluate(async (share) => {
    const laidOut = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    window.scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight));
    await laidOut();
    await new Promise((done) => setTimeout(done, 350));
    await laidOut();
    const button = document.querySelector('[data-chat-launcher]');
    if (!button) return ['no button'];
    await Promise.allSettled(button.getAnimations().map(({ finished }) => finished));
    const own = button.getBoundingClientRect();
    const controls = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [role=option]';
    const showsFigure = (element: Element, x: number, y: number) =>
      Array.from(element.childNodes).some((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        if (node.nodeType !== Node.TEXT_NODE || !/\d/.test(node.textContent ?? '')) return false;
        return Array.from(range.getClientRects()).some(
          (b) => x >= b.left && x <= b.right && y >= b.top && y <= b.bottom,
        );
      });
    const found = new Set<string>(own.width < 44 || own.height !== own.width ? ['not round'] : []);
    for (let x = Math.max(own.left, 0) + 1; x < Math.min(own.right, innerWidth); x += 8)
      for (let y = own.top + 1; y < own.bottom; y += 8)
        for (const element of document.elementsFromPoint(x, y))
          if (!button.contains(element) && (element.closest(controls) || showsFigure(element, x, y)))
            found.add(`${element.tagName} ${element.textContent}`);
    return [...found];
  }, part);

for (const [person, routes] of [
  ['player', playerRoutes],
  ['visitor', visitorRoutes],
] as const) {
  test.describe(`for a ${person}`, () => {
    test.use({ person, switches: person === 'player' ? 'openGames:all' : '' });

    for (const route of routes) {
      // CHT-4
      test(`no control and no figure of ${route} lies below the button`, async ({ page, open }) => {
        await open(route);
        await loadedWhole(page);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await page.waitForFunction((px) => matchMedia(`(width: ${px}px)`).matches, width);
          for (const part of [0, 0.5, 1])
            await expect.poll(() => coveredAt(page, part), `at ${width}×${height}, ${part} of the way`).toEqual([]);
        }
      });
    }
  });
}

test.describe('the place of the button', () => {
  test.use({ person: 'player' });

  // CHT-305, DES-30
  test('is chosen in a menu of the panel, which Escape closes alone', async ({ page, open, texts }) => {
    await page.setViewportSize({ width: 1_280, height: 800 });
    await open('/user/contact');
    const chat = await openChat(page, texts);
    const menu = chat.getByRole('button', { name: texts.chat.menu });
    await menu.click();
    await page.keyboard.press('Escape');
    await expect(chat.getByRole('menu')).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.press('Enter');
    await chat.getByRole('menuitem', { name: texts.chat.place.right }).click();
    const button = page.locator('[data-chat-launcher]');
    await expect.poll(async () => (await button.boundingBox())?.x).toBeGreaterThan(1_100);
    // The panel follows and stays beside the button.
    const panel = await chat.boundingBox();
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual((await button.boundingBox())?.x ?? 0);
  });
});

test.describe('beside the tab of the sandbox', () => {
  test.use({ person: 'player', panel: true });

  // CHT-4
  test('nothing lies over the button', async ({ page, open }) => {
    await open('/user/home');
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.locator('[data-chat-launcher]').click({ trial: true });
    }
  });
});

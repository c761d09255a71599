/** Labels with the spacing of WCAG 1.4.12, in the narrowest window. */
import type { Page } from '@playwright/test';
import { cutOff } from '../support/accessibility.ts';
import type { Language } from '../support/address.ts';
import { expect, settled, test } from '../support/fixtures.ts';

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Texts that overflow their control. Runs in the page. */
function outside(): string[] {
  const controls = [...document.querySelectorAll('a, button, label, [role="tab"], [role="menuitem"]')];
  return controls.flatMap((control) => {
    const box = control.getBoundingClientRect();
    if (!control.checkVisibility({ visibilityProperty: true }) || box.width < 2) return [];
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const { parentElement: parent } = text;
      if (!text.textContent?.trim() || !parent || getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 2 && (left < box.left - 1 || right > box.right + 1)) found.push(text.textContent);
    }
    return found;
  });
}

async function expectWhole(page: Page) {
  expect(await page.evaluate(cutOff)).toEqual([]);
  expect(await page.evaluate(outside)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'No page scrolls sideways',
  ).toBeLessThanOrEqual(320);
}

const rows = (['th', 'la', 'en'] as const satisfies Language[]).flatMap((language) => [
  { language, person: 'visitor', routes: ['/login', '/register', '/howto', '/contact'] } as const,
  {
    language,
    person: 'player',
    routes: ['/user/home', '/user/bonus', '/user/statement', '/user/spin', '/user/profile', '/user/contact'],
  } as const,
]);

for (const { language, person, routes } of rows) {
  test.describe(`for a ${person} in ${language}`, () => {
    test.use({ language, person, viewport: { width: 320, height: 640 } });

    // DES-311
    test('wide spacing cuts no label', async ({ page, open, texts }) => {
      test.slow();
      for (const route of routes) {
        await open(route);
        await page.addStyleTag({ content: spacing });
        await test.step(route, () => expectWhole(page));
        if (route !== '/user/home') continue;
        await page.getByRole('button', { name: texts.shell.language }).click();
        await expect(page.getByRole('menuitem').first()).toBeVisible();
        await settled(page);
        await expectWhole(page);
      }
    });
  });
}

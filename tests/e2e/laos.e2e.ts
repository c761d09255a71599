/** A site in Laos in Lao: it shows no Thai letter, and each player sees their own currency. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { chooseMethod, openDeposit } from '../support/steps/deposit.ts';
import { openAction } from '../support/steps/wallet.ts';

test.use({ scenario: 'laos', language: 'la' });

/** Visible and spoken texts in Thai letters, except the name of the language. */
const thaiIn = (place: Locator) =>
  place.evaluate((root) => {
    const names = ['aria-label', 'alt', 'title', 'placeholder', 'value'];
    // The page's text for failed scripts is always in the DOM, hidden.
    const drawn = [...root.querySelectorAll('*')].filter((one) => one.checkVisibility());
    const texts = drawn.flatMap((one) => [
      ...names.map((name) => one.getAttribute(name) ?? ''),
      ...[...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    ]);
    return texts.filter((text) => /\p{Script=Thai}/u.test(text) && text.trim() !== 'ไทย');
  });

const expectLao = async (page: Page, what: string) => {
  const root = page.locator('body');
  expect(await thaiIn(root), what).toEqual([]);
  await expect(root, what).toContainText(/\p{Script=Lao}/u);
};

for (const [person, routes] of [
  ['visitor', ['/login', '/register', '/howto', '/contact']],
  ['player', ['home', 'statement', 'bonus', 'spin', 'profile', 'contact'].map((name) => `/user/${name}`)],
] as const) {
  test.describe(`a ${person}`, () => {
    test.use({ person, switches: 'notice:on,banners:off' });

    // INF-20
    test('finds no Thai letter on any page', async ({ page, open }) => {
      for (const route of routes) {
        await open(route);
        await expectLao(page, route);
      }
    });
  });
}

test.describe('a player', () => {
  test.use({ person: 'player', switches: 'notice:on,banners:off,depositPayonex:on' });

  // INF-20
  test('finds no Thai letter in the sheets of home, the deposit methods, the conditions and the chat', async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    for (const name of ['deposit', 'withdraw', 'transfer', 'refund', 'invite'] as const) {
      const sheet = await openAction(page, texts, name);
      await expectLao(page, name);
      for (const method of name === 'deposit' ? (['bank', 'qr', 'wallet'] as const) : []) {
        await chooseMethod(page, texts, sheet, method);
        expect(await thaiIn(sheet), method).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    }
    await page.getByRole('navigation').getByRole('button', { name: texts.shell.menu.conditions }).click();
    await expect(
      page.getByRole('dialog', { name: texts.info.conditions.title }).locator('[class*="_html_"]').first(),
    ).toBeVisible();
    await expectLao(page, 'conditions');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.chat.open }).click();
    await expect(page.getByRole('dialog', { name: texts.chat.title }).locator('p[lang]').first()).toBeVisible();
    await expectLao(page, 'chat');
  });
});

test.describe('a player on the narrowest phone', () => {
  test.use({ person: 'player', switches: 'depositPayonex:on,banners:off', viewport: { width: 320, height: 640 } });

  // QR-1
  test('sees each preset amount on one line', async ({ page, open, texts }) => {
    await open('/user/home');
    const deposit = await openDeposit(page, texts, 'qr');
    const chips = deposit.getByRole('group').getByRole('button');
    await expect(chips.filter({ hasText: '2,000,000' })).toBeVisible();
    const lines = await chips.evaluateAll((all) =>
      all.map((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines)).toEqual(new Set([1]));
  });
});

test.describe('a player who moves money', () => {
  test.use({ person: 'player', switches: 'banners:off' });

  // DES-13, TRF-4
  for (const width of [320, 340, 360, 390]) {
    test(`sees no balance in kip cut off in the account pickers at ${width} px`, async ({ page, open, texts }) => {
      await page.setViewportSize({ width, height: 740 });
      await open('/user/home');
      const sheet = await openAction(page, texts, 'transfer');
      const cut = await sheet.getByRole('option').evaluateAll((all) =>
        all.flatMap((option) => {
          const detail = option.lastElementChild?.lastElementChild as HTMLElement | null;
          return detail && detail.scrollWidth > detail.clientWidth ? [detail.textContent] : [];
        }),
      );
      expect(
        await sheet
          .getByRole('option')
          .filter({ hasText: /\d,\d{3},\d{3}/ })
          .count(),
      ).toBeGreaterThan(0);
      expect(cut).toEqual([]);
    });
  }
});

import type { Page } from '@playwright/test';
import { foreignTexts } from '../explore/rules.ts';
import { expect, test } from '../support/fixtures.ts';
import { openTransfer, transferButton } from '../support/steps/wallet.ts';
import { fill, textsOf } from '../support/texts.ts';

test.use({ person: 'player', scenario: 'everyday' });

const english = textsOf('en');

for (const what of ['letters', 'all'] as const) {
  // APP-72, APP-402
  test(`works after a translator replaced ${what} of the page, and follows the language`, async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    await translatePage(page, what);
    const total = page.getByRole('region', { name: texts.home.total }).getByRole('paragraph').first();
    const before = await total.innerText();

    await page.getByRole('button', { name: texts.games.takeBack.title }).click();
    const sheet = page.getByRole('dialog', { name: texts.games.takeBack.title });
    await sheet.getByRole('button', { name: fill(texts.games.takeBack.start, { amount: '' }) }).click();
    await expect(sheet).toContainText(/6.*6/);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    const transfer = await openTransfer(page, texts);
    await transferButton(transfer, texts).click();
    await page.keyboard.press('Escape');
    await expect(transfer).toBeHidden();

    // A toast keeps its original words.
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
    await page.getByRole('button', { name: texts.shell.language }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: english.home.total })).toBeVisible();
    const shown = (await page.locator('body').innerText()).replaceAll('\u2060', '').split('\n');
    expect(foreignTexts(shown, 'en')).toEqual([]);
    expect(shown.join('\n')).not.toContain(english.boundary.widget);
    expect(await total.count()).toBe(0);
    const now = page.getByRole('region', { name: english.home.total }).getByRole('paragraph').first();
    expect((await now.innerText()).replace(/[^\d.]/g, '')).toBe(before.replace(/[^\d.]/g, ''));
  });
}

/**
 * Moves each text into elements of its own, also later ones, as a browser's translator does.
 * @param what `letters`: skips texts without a letter; `all`: also moves figures
 */
const translatePage = (page: Page, what: 'letters' | 'all'): Promise<void> =>
  page.evaluate((moved) => {
    const kept = '[translate="no"], script, style, textarea, input, svg, font';
    const wrap = (node: Text) => {
      const { parentElement: parent, data } = node;
      if (!parent || parent.closest(kept) || !(moved === 'letters' ? /\p{L}/u : /\S/).test(data)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = data;
      outer.append(inner);
      node.replaceWith(outer);
    };
    const walk = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) wrap(text as Text);
    };
    walk(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of addedNodes) walk(node);
        if (target.nodeType === Node.TEXT_NODE) walk(target);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, what);

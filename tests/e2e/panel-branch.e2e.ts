/** Branches in the panel: a copy of the world in a second window, and the comparison of both. */
import type { BrowserContext, Page } from '@playwright/test';
import { texts as problemTexts } from '../../mocks/devtools/page-kit/texts.ts';
import t from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, settled, test } from '../support/qa.ts';
import { openPanel, panelOf } from '../support/steps/panel.ts';
import { balances, transfer } from '../support/steps/wallet.ts';
import { fill, type Texts } from '../support/texts.ts';

test.use({ person: 'player', language: 'en', panel: true, viewport: { width: 1280, height: 800 } });

const name = 'branch-1';
const press = (page: Page, label: string) => panelOf(page).getByRole('button', { name: label, exact: true }).click();
const comparison = (page: Page) =>
  panelOf(page).getByRole('region', { name: fill(t.state.branch.comparison, { name }), exact: true });
const listed = (page: Page) => panelOf(page).getByRole('list', { name: t.state.branch.title }).getByRole('listitem');
const journalOf = (page: Page) => page.evaluate(() => window.sandbox?.journal().length);

/** Opens the branch of an entry. @returns its window */
async function branchAt(page: Page, context: BrowserContext, seq: number): Promise<Page> {
  await press(page, fill(t.state.diff.open, { seq }));
  const [branch] = await Promise.all([context.waitForEvent('page'), press(page, t.state.branch.here)]);
  await settled(branch);
  return branch;
}

/** Home with the panel's State tab beside it, after two transfers. */
async function played(page: Page, open: (route: string) => Promise<void>, texts: Texts) {
  await open('/user/home');
  await transfer(page, texts, texts.account.WALLET, 'Joker', '100');
  await transfer(page, texts, texts.account.WALLET, 'Joker', '50');
  await openPanel(page, 'state');
}

// APP-370 APP-372
test('a branch starts right after its entry, diverges, and can be compared with its origin', async ({
  page,
  open,
  context,
  texts,
}) => {
  await played(page, open, texts);
  const own = await balances(page, texts);
  const branch = await branchAt(page, context, 1);
  await expect.poll(() => balances(branch, texts)).toMatchObject({ wallet: own.wallet + 5_000 });
  expect(await journalOf(branch)).toBe(2);

  await transfer(branch, texts, 'Joker', texts.account.WALLET, '30');
  await expect.poll(() => journalOf(branch)).toBe(3);
  expect(await journalOf(page)).toBe(3);
  await press(page, fill(t.state.branch.compareWith, { name }));
  const found = comparison(page);
  await expect(found).toContainText(fill(t.state.branch.common, { name, seq: 1, here: 1, there: 1 }));
  await expect(found).toContainText('transfer 50.00');
  await expect(found).toContainText('transfer 30.00');
  await expect(found.getByRole('heading', { level: 5, name: 'GET /api/wallet', exact: true })).toBeVisible();
  await expect(found).toContainText(/wallet\.amount: [\d.]+ → [\d.]+/);
  expect(await accessibilityFaults(page)).toEqual([]);

  // A logout in the branch does not affect the first window's session.
  await branch.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await settled(page);
  expect(await balances(page, texts)).toEqual(own);
  await branch.close();
});

// APP-370
test('a branch survives a reload and the closing of its window', async ({ page, open, context, texts }) => {
  await played(page, open, texts);
  const branch = await branchAt(page, context, 1);
  await transfer(branch, texts, 'Joker', texts.account.WALLET, '30');
  await branch.reload();
  await settled(branch);
  expect(await journalOf(branch)).toBe(3);
  const shown = await balances(branch, texts);
  await branch.close();

  await press(page, fill(t.state.branch.compareWith, { name }));
  await expect(comparison(page)).toContainText(fill(t.state.branch.closed, { name }));
  await expect(comparison(page)).toContainText('transfer 30.00');
  const [again] = await Promise.all([
    context.waitForEvent('page'),
    press(page, fill(t.state.branch.windowOf, { name })),
  ]);
  await settled(again);
  expect(await balances(again, texts)).toEqual(shown);
});

// APP-371
test('explains a blocked window and a branch whose data was deleted', async ({ page, open, context, texts }) => {
  await played(page, open, texts);
  const said = panelOf(page).getByRole('status').last();
  await page.evaluate(() => {
    const { open: opened } = window;
    let blocked = true;
    window.open = (...args) => {
      if (!blocked) return opened.apply(window, args);
      blocked = false;
      return null;
    };
  });
  await press(page, fill(t.state.diff.open, { seq: 1 }));
  await press(page, t.state.branch.here);
  await expect(said).toHaveText(t.state.branch.refused.blocked);
  await expect(listed(page)).toHaveCount(0);

  const [branch] = await Promise.all([context.waitForEvent('page'), press(page, t.state.branch.here)]);
  await settled(branch);
  await expect(listed(page)).toHaveCount(1);
  const home = branch.url();
  await branch.goto('about:blank');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('krapao-sandbox');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction(['worlds', 'entries'], 'readwrite');
          for (const store of ['worlds', 'entries']) transaction.objectStore(store).clear();
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
  await press(page, fill(t.state.branch.compareWith, { name }));
  await expect(said).toHaveText(fill(t.state.branch.refused.lost, { name }));
  await expect(listed(page)).toHaveCount(0);
  await branch.goto(home);
  await settled(branch);
  await expect(branch.getByText(problemTexts.en.notice.branchGone)).toBeVisible();
});

// APP-371
test('a discarded branch closes its window and leaves the list', async ({ page, open, context, texts }) => {
  await played(page, open, texts);
  const branch = await branchAt(page, context, 2);
  const closed = branch.waitForEvent('close');
  await press(page, fill(t.state.branch.discardOf, { name }));
  await closed;
  await expect(listed(page)).toHaveCount(0);
  await expect(panelOf(page).getByRole('status').last()).toHaveText(fill(t.state.branch.discarded, { name }));
});

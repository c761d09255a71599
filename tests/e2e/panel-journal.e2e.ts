/** The journal in the panel: the changes of its entries. */
import type { Page } from '@playwright/test';
import t from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { expect, test } from '../support/qa.ts';
import { openPanel, panelOf } from '../support/steps/panel.ts';
import { transfer } from '../support/steps/wallet.ts';
import { fill } from '../support/texts.ts';

test.use({ person: 'player', language: 'en', panel: true, viewport: { width: 1280, height: 800 } });

const details = (page: Page, name: string) => panelOf(page).getByRole('region', { name, exact: true });
const openEntry = (page: Page, seq: number) =>
  panelOf(page)
    .getByRole('button', { name: fill(t.journal.diff.open, { seq }), exact: true })
    .click();

test('shows two balances, one posting and one statement row for a transfer', async ({ page, open, texts }) => {
  await open('/user/home');
  await transfer(page, texts, texts.account.WALLET, 'Joker', '100');
  await openPanel(page, 'journal');
  await openEntry(page, 1);
  const diff = details(page, fill(t.journal.diff.one, { seq: 1 }));
  await expect(diff.getByRole('heading', { level: 5 })).toHaveText([
    t.journal.balances,
    t.journal.diff.moved,
    new RegExp(`^statement:.* · ${t.journal.diff.added}$`),
  ]);
  await expect(diff.getByRole('listitem')).toHaveCount(4);
  await expect(diff).toContainText('transfer 100.00');
});

/** The journal in the panel: the changes of its entries, and the world without one of them. */
import type { Page } from '@playwright/test';
import t from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { sendCall } from '../support/calls.ts';
import { expect, test } from '../support/qa.ts';
import { openPanel, panelOf } from '../support/steps/panel.ts';
import { balances, transfer } from '../support/steps/wallet.ts';
import { fill } from '../support/texts.ts';

test.use({ person: 'player', language: 'en', panel: true, viewport: { width: 1280, height: 800 } });

const details = (page: Page, name: string) => panelOf(page).getByRole('region', { name, exact: true });
const openEntry = (page: Page, seq: number) =>
  panelOf(page)
    .getByRole('button', { name: fill(t.state.diff.open, { seq }), exact: true })
    .click();
const skip = (page: Page) => panelOf(page).getByRole('button', { name: t.state.diff.skip, exact: true }).click();
const goTo = (page: Page, seq: number) =>
  panelOf(page).getByRole('button', { name: new RegExp(`^${fill(t.state.goTo, { seq })}:`) });

test('shows two balances, one posting and one statement row for a transfer', async ({ page, open, texts }) => {
  await open('/user/home');
  await transfer(page, texts, texts.account.WALLET, 'Joker', '100');
  await openPanel(page, 'state');
  await openEntry(page, 1);
  const diff = details(page, fill(t.state.diff.one, { seq: 1 }));
  await expect(diff.getByRole('heading', { level: 5 })).toHaveText([
    t.state.balances,
    t.state.diff.moved,
    new RegExp(`^statement:.* · ${t.state.diff.added}$`),
  ]);
  await expect(diff.getByRole('listitem')).toHaveCount(4);
  await expect(diff).toContainText('transfer 100.00');
});

test('skipping a deposit changes the response of a later withdrawal; restoring it restores the world', async ({
  page,
  open,
  texts,
  sandbox,
}) => {
  await open('/user/home?set=balance:100');
  await sandbox.operate('adjustBalance', { baht: 1000 });
  await sendCall(page, 'POST', '/api/wallet/withdraw', { amount: 900 });
  const dump = () => page.evaluate(() => window.sandbox?.dump());
  const before = await dump();
  await openPanel(page, 'state');
  await openEntry(page, 1);
  await skip(page);
  await expect(goTo(page, 2)).toHaveAccessibleName(/was 200, now 400 MONEY_NOT_ENOUGH/);
  await expect(panelOf(page)).toContainText(fill(t.state.diff.skippedSome, { count: 1, others: 1 }));
  expect(await sandbox.brokenRules()).toEqual([]);
  await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: 10_000 });

  await panelOf(page).getByRole('button', { name: t.state.diff.unskip, exact: true }).click();
  await expect(goTo(page, 2)).not.toHaveAccessibleName(/MONEY_NOT_ENOUGH/);
  expect(await dump()).toBe(before);
});

test('shows all changes between a pinned entry and another one', async ({ page, open, sandbox }) => {
  await open('/user/home');
  for (let coins = 1; coins <= 9; coins += 1) await sandbox.operate('adjustBalance', { baht: coins });
  await openPanel(page, 'state');
  await openEntry(page, 3);
  await panelOf(page).getByRole('button', { name: t.state.diff.pin, exact: true }).click();
  await expect(panelOf(page)).toContainText(t.state.diff.base);
  await openEntry(page, 9);
  const diff = details(page, fill(t.state.diff.many, { from: 4, to: 9 }));
  // 4 + 5 + … + 9 baht, by six postings
  await expect(diff).toContainText('4,256.75 → 4,295.75');
  await expect(diff.getByText(/^adjusted /)).toHaveCount(6);
});

test.describe('with a QR', () => {
  test.use({ scenario: 'qr-deposit' });

  test('refuses to skip an entry that a later one needs, and names the later one', async ({ page, open, sandbox }) => {
    await open('/user/home');
    await sendCall(page, 'POST', '/api/qrcode/KBANK', { amount: 100 });
    await sandbox.operate('payQr', {});
    await openPanel(page, 'state');
    await openEntry(page, 1);
    await skip(page);
    await expect(panelOf(page).getByRole('status')).toHaveText(fill(t.state.skipRefused.needed, { seq: 1, later: 2 }));
    expect(await sandbox.journal()).toMatchObject([{}, { operation: 'createQr' }, { action: 'payQr' }]);
  });
});

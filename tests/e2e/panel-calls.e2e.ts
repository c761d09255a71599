/** Calls in the panel: waterfall, copy as a test, send again, keep, pause, clear, save. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import t from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { sendCall } from '../support/calls.ts';
import { expect, test } from '../support/qa.ts';
import { runCopied } from '../support/run-copied.ts';
import { openPanel, panelOf, showTab } from '../support/steps/panel.ts';
import { transfer } from '../support/steps/wallet.ts';
import { fill } from '../support/texts.ts';

test.use({ person: 'player', language: 'en', panel: true, viewport: { width: 1280, height: 800 } });

/** Replaces the clipboard, which headless browsers refuse. */
const catchCopies = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) },
    });
  });
const copiedIn = (page: Page) => page.evaluate(() => String(Reflect.get(window, 'copied')));

const press = (page: Page, name: string) => panelOf(page).getByRole('button', { name, exact: true }).click();

/** Opens the newest call of an operation. */
async function openCall(page: Page, operation: string) {
  await panelOf(page).getByRole('searchbox').fill(operation);
  await panelOf(page)
    .getByRole('list', { name: t.calls.list })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .first()
    .click();
}

// APP-367
test('a copied test passes unedited, and fails in a world with another balance', async ({
  page,
  open,
  texts,
  sandbox,
  answerIn,
}) => {
  await open('/user/home');
  await sandbox.operate('adjustBalance', { baht: 7 });
  await sandbox.jump('3m');
  await transfer(page, texts, texts.account.WALLET, 'Joker', '100');
  await openPanel(page, 'calls');
  await catchCopies(page);
  await openCall(page, 'transfer');
  await press(page, t.calls.asTest);
  await expect(panelOf(page).getByText(t.calls.testChecked)).toBeVisible();
  const text = await copiedIn(page);
  expect(text).not.toContain(String(await sandbox.token('player')));

  await runCopied(text, { answerIn });
  const poorer = text.replace('\\"baht\\":7', '\\"baht\\":-4200');
  expect(poorer).not.toBe(text);
  await expect(runCopied(poorer, { answerIn })).rejects.toThrow(/MONEY_NOT_ENOUGH/);
});

// APP-367
test('a copied test expects the addresses of games as the panel shows them', async ({ page, open, answerIn }) => {
  await open('/user/home');
  await openPanel(page, 'calls');
  await catchCopies(page);
  await openCall(page, 'getWallet');
  await press(page, t.calls.asTest);
  await expect(panelOf(page).getByText(t.calls.testChecked)).toBeVisible();
  const text = await copiedIn(page);
  expect(text).toContain('https://play.joker.example/');
  await runCopied(text, { answerIn });
});

// APP-368
test('a transfer sent again moves money only under a new idempotency key', async ({ page, open, sandbox }) => {
  // A page without balances, which would go stale: the app does not know about the resent call.
  await open('/user/profile');
  const key = { 'idempotency-key': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
  await sendCall(page, 'POST', '/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 10 }, key);
  const [first] = await sandbox.calls('transfer');
  await openPanel(page, 'calls');
  await openCall(page, 'transfer');
  await press(page, t.calls.resend);
  await press(page, t.calls.send);
  await expect.poll(async () => (await sandbox.calls('transfer')).length).toBe(2);
  const said = (id: number | undefined) =>
    panelOf(page).getByText(fill(t.calls.resent, { id: String(id), status: '200' }));
  const again = (await sandbox.calls('transfer')).at(-1);
  await expect(said(again?.id)).toBeVisible();
  expect(await sandbox.calls('transfer')).toMatchObject([
    { entry: 1 },
    { entry: null, resent: first?.id, responseBody: first?.responseBody },
  ]);
  await expect(panelOf(page).getByRole('list', { name: t.calls.list })).toContainText(
    fill(t.calls.again, { id: String(first?.id) }),
  );

  await panelOf(page).getByLabel(t.calls.key).selectOption({ label: t.calls.keyOf.new });
  await press(page, t.calls.send);
  await expect
    .poll(async () => (await sandbox.calls('transfer')).at(-1))
    .toMatchObject({ entry: 2, resent: first?.id });
  expect(await sandbox.journal()).toHaveLength(3);
});

// APP-368
test('marks a body that is not JSON and sends it unchanged', async ({ page, open, sandbox, texts }) => {
  await open('/user/home');
  await transfer(page, texts, texts.account.WALLET, 'Joker', '100');
  await openPanel(page, 'calls');
  await openCall(page, 'transfer');
  await press(page, t.calls.resend);
  const body = panelOf(page).getByLabel(t.calls.resendBody);
  await expect(panelOf(page).getByText(t.calls.notJson)).toHaveCount(0);
  await body.fill('{"amount": 5');
  await expect(panelOf(page).getByText(t.calls.notJson)).toBeVisible();
  await body.press('Tab');
  await press(page, t.calls.send);
  await expect
    .poll(async () => (await sandbox.calls('transfer')).at(-1))
    .toMatchObject({ requestBody: '{"amount": 5', status: 422, entry: null });
});

test.describe('on a slow network', () => {
  test.use({ scenario: 'slow-network' });

  // APP-366
  test('each call waits 1.2 to 2.4 seconds, and the keyboard leads from a bar to its call and back', async ({
    page,
    open,
    sandbox,
  }) => {
    await open('/user/home');
    await openPanel(page, 'calls');
    await panelOf(page).getByLabel(t.calls.view).selectOption({ label: t.calls.asWaterfall });
    await panelOf(page).getByRole('searchbox').fill('getWallet');
    const bar = panelOf(page)
      .getByRole('list', { name: t.calls.asWaterfall })
      .getByRole('button', { name: /getWallet/ });
    const name = await bar.getAttribute('aria-label');
    const waited = /of which ([\d.]+) s waiting/.exec(name ?? '')?.[1];
    expect(Number(waited)).toBeGreaterThanOrEqual(1.2);
    expect(Number(waited)).toBeLessThanOrEqual(2.4);
    const [call] = await sandbox.calls('getWallet');
    // The label rounds to two decimals.
    expect(Math.abs(Number(waited) * 1000 - (call?.waited ?? 0))).toBeLessThan(6);
    // Unknown for a pending call.
    const over = (await sandbox.calls()).filter(({ duration }) => duration !== null);
    for (const { waited: ms } of over) expect(ms >= 1200 && ms <= 2400).toBe(true);
    await bar.focus();
    await page.keyboard.press('Enter');
    const row = panelOf(page).getByRole('list', { name: t.calls.list }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(`${call?.method} ${call?.path}`);
    await expect(row.getByRole('button', { expanded: true }).first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(panelOf(page).getByRole('button', { name: t.calls.toWaterfall })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar).toBeFocused();
    await expect(panelOf(page).getByRole('searchbox')).toHaveValue('getWallet');
  });
});

// APP-366
test('shows socket events as ticks of the waterfall', async ({ page, open, sandbox }) => {
  await open('/user/home');
  await openPanel(page, 'chat');
  await showTab(page, 'calls');
  await panelOf(page).getByLabel(t.calls.view).selectOption({ label: t.calls.asWaterfall });
  await expect.poll(async () => (await sandbox.chat.events()).length).toBeGreaterThan(0);
  const rows = panelOf(page).getByRole('list', { name: t.calls.asWaterfall }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'WS' }).first()).toBeVisible();
  const [event] = await sandbox.chat.events();
  const calls = await sandbox.calls();
  expect(event?.began).toBeGreaterThan(calls[0]?.began ?? Number.POSITIVE_INFINITY);
});

// APP-446, APP-447
test('keeps calls over a reload, and pauses and clears the list by keyboard', async ({ page, open, sandbox }) => {
  const rows = panelOf(page).getByRole('list', { name: t.calls.list }).getByRole('listitem');
  const button = (name: string) => panelOf(page).getByRole('button', { name, exact: true });
  await open('/user/home');
  await sendCall(page, 'POST', '/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 10 });
  await page.reload();
  await openPanel(page, 'calls');
  const [before = ''] = fill(t.calls.page, { time: '|' }).split('|');
  await expect(rows.filter({ hasText: before })).toHaveCount(1);
  await panelOf(page).getByLabel(t.calls.writes).check({ force: true });
  const kept = rows.filter({ hasText: 'POST /api/wallet/transfer' });
  await kept.getByRole('button', { name: /transfer/ }).press('Enter');
  await expect(kept.getByRole('button', { name: t.calls.undo })).toBeVisible();
  await panelOf(page).getByLabel(t.calls.writes).uncheck({ force: true });

  await button(t.calls.pause).press('Enter');
  const listed = await rows.count();
  await sendCall(page, 'POST', '/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 20 });
  await expect(panelOf(page).getByText(fill(t.calls.paused, { count: '1' }))).toBeVisible();
  expect(await rows.count()).toBe(listed);
  await button(t.calls.resume).press('Enter');
  await expect(rows.first()).toContainText('transfer');

  await button(t.calls.clear).press('Enter');
  await expect(panelOf(page).getByText(t.calls.cleared)).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(button(t.calls.clear)).toBeFocused();
  expect((await sandbox.calls('transfer')).length).toBe(1);
  await page.reload();
  await expect(panelOf(page).getByRole('tab', { name: t.tab.calls, exact: true, selected: true })).toBeVisible();
  await expect(rows.filter({ hasText: 'transfer' })).toHaveCount(0);
});

// APP-448
test('saves the listed calls as a HAR without the token', async ({ page, open, sandbox }) => {
  await open('/user/home');
  await openPanel(page, 'calls');
  await panelOf(page).getByRole('searchbox').fill('getWallet');
  const saving = page.waitForEvent('download');
  await press(page, t.calls.har);
  const text = readFileSync(await (await saving).path(), 'utf8');
  expect(text).not.toContain(String(await sandbox.token('player')));
  expect(text).toContain('/api/wallet');
});

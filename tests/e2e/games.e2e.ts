import type { Locator, Page } from '@playwright/test';
import panel from '../../mocks/panel/texts.th.json' with { type: 'json' };
import { expect, settled, test } from '../support/fixtures.ts';
import type { Texts } from '../support/texts.ts';
import { balances } from '../support/wallet-steps.ts';

test.use({ person: 'player', scenario: 'provider-tour' });

const operationsOf = (page: Page) =>
  page.evaluate(() => window.sandbox?.calls().map(({ operation, path }) => ({ operation, path })) ?? []);
const callsOf = async (page: Page, operation: string) =>
  (await operationsOf(page)).filter((call) => call.operation === operation);

async function openGame(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${name} (?=\\D)(?!Slot)`) }).click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await expect(sheet).toBeVisible();
  await settled(page);
  return sheet;
}

const play = (sheet: Locator, texts: Texts) =>
  sheet.getByRole('button', { name: texts.games.play, exact: true }).click();

/** The page that stands in for the provider: what it was told, in the tester's language. */
const landing = (page: Page): Locator => page.locator('main.kps-provider');

test('there is a card for each of the sixteen games, and each opens its own account (K-41, D-19)', async ({
  page,
  open,
}) => {
  await open('/user/home');
  for (const name of ['Joker', 'PG', 'PG Slot', 'Joker 2', 'UFABET', 'Huay HD']) {
    const sheet = await openGame(page, name);
    await expect(sheet.getByRole('textbox').first()).toHaveValue(/^kp/);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  expect(await page.getByRole('group').getByRole('button', { name: /\d/ }).count()).toBe(16);
});

test.describe('credentials', () => {
  test.use({ scenario: 'everyday' });

  test('are read-only, can be copied and renewed (K-02, K-07)', async ({ page, context, open, texts }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/user/home');
    const sheet = await openGame(page, 'Joker');
    const password = sheet.getByRole('textbox', { name: texts.games.password });
    await expect(password).toHaveAttribute('readonly');
    const before = await password.inputValue();
    await sheet.getByRole('button', { name: texts.games.copy.replace('{{what}}', texts.games.password) }).click();
    await expect(page.getByText(texts.common.copied.replace('{{text}}', before))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(before);
    await sheet.getByRole('button', { name: texts.games.reset }).click();
    await page.getByRole('button', { name: texts.games.resetConfirm, exact: true }).click();
    await expect(password).not.toHaveValue(before);
    const order = (await operationsOf(page)).map(({ operation }) => operation);
    expect(order.slice(-2)).toEqual(['resetGamePassword', 'getGameAccount']);
  });
});

test.describe('closed accounts', () => {
  test.use({ scenario: 'all-games-closed' });

  test('open with one tap, after a failure too (K-04, K-05, K-06)', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openGame(page, 'Joker');
    await expect(sheet.getByRole('button', { name: texts.games.play })).toHaveCount(0);
    await page.evaluate(() => window.sandbox?.fault('activateGame', { code: 'SLOT_ACTIVATE_FAIL' }));
    await sheet.getByRole('button', { name: texts.games.activate }).click();
    await sheet.getByRole('button', { name: texts.games.activateAgain }).dblclick();
    await expect(sheet.getByRole('textbox').first()).toHaveValue(/^kp/);
    expect(await callsOf(page, 'activateGame')).toHaveLength(2);
  });
});

const eventFields = ['__VIEWSTATEGENERATOR', '__EVENTTARGET', '__VIEWSTATE', '__EVENTVALIDATION'];
const tour: readonly {
  name: string;
  code: string;
  way: keyof typeof panel.provider.ways;
  fields: readonly string[];
}[] = [
  { name: 'Joker', code: 'JOKER', way: 'form', fields: ['username', 'password'] },
  { name: 'SlotXO', code: 'SLOTXO', way: 'form', fields: ['username', 'password'] },
  { name: 'UFABET', code: 'UFABET', way: 'form', fields: ['username', 'password', ...eventFields] },
  { name: 'Super Slot', code: 'SUPERSLOT', way: 'link', fields: ['username', 'password'] },
  ...[
    'PG',
    'Betflix',
    'AskMeBet',
    'IMI',
    'USUN',
    'Area Slot',
    'Circus',
    'Slot Racha',
    'PG Slot',
    'Joker 2',
    'Huay HD',
  ].map((name) => ({ name, code: name.replace(' ', '').toUpperCase(), way: 'auto-login' as const, fields: [] })),
];

for (const { name, code, way, fields } of tour) {
  test(`${code} opens in the same window by ${way}, after all wallet credit moved to it (K-09, K-18 to K-37)`, async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    await play(await openGame(page, name), texts);
    await expect(landing(page)).toContainText(`(${code})`);
    await expect(landing(page)).toContainText(panel.provider.ways[way]);
    expect(await landing(page).locator('li code').allInnerTexts()).toEqual(fields);
    await page.goBack();
    await settled(page);
    await expect.poll(async () => (await balances(page, texts)).wallet).toBe(0);
  });
}

test('SEXYGAME opens its own address in a new tab, whatever the build says (K-23)', async ({
  page,
  context,
  open,
  texts,
}) => {
  await open('/user/home');
  const sheet = await openGame(page, 'Sexy Game');
  const opening = context.waitForEvent('page');
  await play(sheet, texts);
  await expect(landing(await opening)).toContainText('(SEXYGAME)');
  await expect(page).toHaveURL(/\/user\/home/);
});

test('an app is opened in its store after the transfer, and a store without one says so (K-15 to K-17)', async ({
  page,
  context,
  open,
  texts,
}) => {
  await open('/user/home');
  const sheet = await openGame(page, 'Circus');
  await expect(sheet.getByRole('button', { name: texts.games.android })).toBeDisabled();
  const opening = context.waitForEvent('page');
  await sheet.getByRole('button', { name: texts.games.ios }).click();
  await expect(landing(await opening)).toContainText(panel.provider.ways.store);
  expect(await callsOf(page, 'transferAll')).toHaveLength(1);
});

test.describe('a custom UFABET host', () => {
  test.use({ switches: 'customUfaHost:on' });

  test('takes the form (K-22)', async ({ page, open, texts }) => {
    await open('/user/home');
    await play(await openGame(page, 'UFABET'), texts);
    await expect(landing(page)).toContainText('ufa.krapao.example');
  });
});

test.describe('in a new tab', () => {
  test.use({ switches: 'iframe:on,latency:3g' });

  test('that is there with the tap, is led on when the answer comes, and knows no opener (K-38, K-39)', async ({
    page,
    context,
    open,
    texts,
  }) => {
    await open('/user/home');
    const sheet = await openGame(page, 'Circus');
    const opening = context.waitForEvent('page');
    await play(sheet, texts);
    const tab = await opening;
    expect(await callsOf(page, 'autoLoginCircus')).toEqual([]);
    await expect(landing(tab)).toContainText('(CIRCUS)', { timeout: 15_000 });
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(/\/user\/home/);
    const [call] = await callsOf(page, 'autoLoginCircus');
    expect(call?.path).toMatch(/^\/api\/autoLogin\/circus\/kp\w+\/\w+%2F\w+%3F%23%25$/);
  });

  test('a hidden form fills it too (K-20)', async ({ page, context, open, texts }) => {
    await open('/user/home');
    const sheet = await openGame(page, 'UFABET');
    const opening = context.waitForEvent('page');
    await play(sheet, texts);
    const tab = await opening;
    await expect(landing(tab)).toContainText(panel.provider.ways.form, { timeout: 15_000 });
    await expect(landing(tab)).toContainText('__VIEWSTATE');
  });
});

test('a refused transfer opens nothing and says why (K-11)', async ({ page, open, texts }) => {
  await open('/user/home');
  const sheet = await openGame(page, 'PG');
  await page.evaluate(() => window.sandbox?.fault('transferAll', { code: 'TRANSFER_FAIL' }));
  await play(sheet, texts);
  await expect(page.getByRole('dialog', { name: texts.common.error })).toContainText(texts.errorMsg.TRANSFER_FAIL);
  expect(await callsOf(page, 'autoLoginPg')).toEqual([]);
  await expect(page).toHaveURL(/\/user\/home/);
});

test.describe('a provider that does not know the player', () => {
  test.use({ switches: 'gameProvider:NOT_UFABET' });

  test('is named, and nothing is posted (K-40)', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openGame(page, 'UFABET');
    await expect(sheet).toContainText(texts.errorMsg.NOT_UFABET);
    await play(sheet, texts);
    expect(await callsOf(page, 'transferAll')).toEqual([]);
  });
});

test.describe('a game without a web address', () => {
  test.use({ scenario: 'everyday', switches: 'openGames:all' });

  test('only takes a transfer, and not from an empty wallet (K-12, K-13, K-14)', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openGame(page, 'IMI');
    await expect(sheet.getByRole('button', { name: texts.games.play, exact: true })).toHaveCount(0);
    await sheet.getByRole('button', { name: texts.games.transferOnly }).click();
    const done = page.getByRole('dialog', { name: texts.games.transferred });
    await expect(done).toContainText('4,250.75');
    await done.getByRole('button', { name: texts.common.ok, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const again = await openGame(page, 'IMI');
    await expect(again.getByRole('button', { name: texts.games.transferOnly })).toBeDisabled();
  });
});

test.describe('the operator’s word on PGSLOT', () => {
  test.use({ switches: 'pgslotMessage:on' });

  test('stands on that game alone (K-42)', async ({ page, open }) => {
    await open('/user/home');
    const message = page.getByText('02:00–03:00');
    const sheet = await openGame(page, 'PG');
    await expect(message).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await openGame(page, 'PG Slot');
    await expect(message).toBeVisible();
  });
});

/** "Why do I see this?": traces an element on the screen back to its source. */
import type { Locator, Page } from '@playwright/test';
import { handleWords } from '../../mocks/devtools/panel/frame/handle-words.ts';
import en from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import laWritten from '../../mocks/devtools/panel/kit/labels.la.json' with { type: 'json' };
import type { Labels } from '../../mocks/devtools/panel/kit/labels.ts';
import { catalogue } from '../../mocks/reference/game-catalogue.ts';
import { expect, type RemoteSandbox, settled, test } from '../support/qa.ts';
import { openPanel, panelOf } from '../support/steps/panel.ts';
import { openAction, openGame, transfer } from '../support/steps/wallet.ts';
import { fill, shownTexts, type Texts } from '../support/texts.ts';

const la = shownTexts(laWritten);

const handleNames = new RegExp(Object.values(handleWords).join('|'));
const wide = { width: 1280, height: 800 };
test.use({ person: 'player', language: 'en', panel: true, viewport: wide });

const cardOf = (page: Page, t: Labels = en) => panelOf(page).getByRole('tabpanel', { name: t.tab.why, exact: true });

/** Waits for the end of the trial, and continues it if its time ran out on a busy machine. */
async function isFound(page: Page, t: Labels = en): Promise<Locator> {
  const card = cardOf(page, t);
  const goOn = card.getByRole('button', { name: t.why.goOn });
  await expect(async () => {
    await expect(card.getByRole('heading', { name: t.why.shown })).toBeVisible();
    await expect(card.getByText(t.why.looking)).toBeHidden();
    if (await goOn.isVisible()) await goOn.click();
    await expect(goOn).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 90_000 });
  return card;
}

async function ask(page: Page, target: Locator, t: Labels = en): Promise<Locator> {
  // only a page whose panel can be opened listens
  await expect(page.getByRole('button', { name: handleNames }).or(panelOf(page)).first()).toBeVisible();
  // at its left: an amount's currency stands behind it; forced, whatever covers it
  await target.click({ modifiers: ['Alt'], position: { x: 8, y: 8 }, force: true });
  return isFound(page, t);
}

/** Waits until the app has preloaded everything and sends nothing more by itself. */
async function atRest(sandbox: RemoteSandbox): Promise<void> {
  let known = -1;
  const isSame = async () => {
    const before = known;
    known = (await sandbox.calls()).length;
    return known === before;
  };
  await expect.poll(isSame, { intervals: [1500], timeout: 20_000 }).toBe(true);
}

/** All fields named by the card. */
async function fieldsIn(card: Locator, t: Labels = en): Promise<string[]> {
  const more = card.getByRole('button', { name: new RegExp(t.why.all.replace('{{count}}', '\\d+')) });
  while ((await more.count()) > 0) await more.first().click();
  return card.getByRole('region', { name: t.why.fields, exact: true }).locator('code').allInnerTexts();
}

const balanceCard = (page: Page, texts: Texts) => page.getByRole('region', { name: texts.home.total });
const walletFigure = (page: Page, texts: Texts) =>
  balanceCard(page, texts)
    .getByRole('definition')
    .first()
    .getByText(/\d\.\d\d/);

test('a wallet amount leads through its field and its call to the transfer that changed it', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  await transfer(page, texts, texts.account.WALLET, 'Joker', '100');
  await settled(page);
  const card = await ask(page, walletFigure(page, texts));
  await expect(card).toContainText(en.why.verdict.proved);
  expect(await fieldsIn(card)).toEqual(['getWallet · wallet · amount']);
  await expect(card).toContainText('transfer → 200');
  await expect(card).toContainText(fill(en.why.posting, { memo: 'transfer', amount: '100.00' }));

  const call = card.getByRole('button', { name: /^Call \d+$/ });
  const number = Number((await call.innerText()).replace(/\D/g, ''));
  await call.click();
  const rows = panelOf(page).getByRole('list', { name: en.calls.list }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('getWallet');
  const asked = await page.evaluate((id) => window.sandbox?.calls().find((one) => one.id === id)?.operation, number);
  expect(asked).toBe('getWallet');

  // the result is still shown
  await panelOf(page).getByRole('tab', { name: en.tab.why, exact: true }).click();
  await card.getByRole('button', { name: fill(en.why.entry, { seq: 1 }) }).click();
  await expect(panelOf(page).getByRole('tabpanel', { name: en.tab.state, exact: true })).toContainText(
    'transfer → 200',
  );
});

test.describe('in Lao', () => {
  test.use({ language: 'la' });

  test('the total comes from the wallet and every game only', async ({ page, open, texts }) => {
    test.slow();
    await open('/user/home');
    const card = await ask(page, balanceCard(page, texts).getByRole('paragraph').first(), la);
    const games = catalogue.map(({ name }) => `getWallet · slots · ${name} · amount`);
    expect((await fieldsIn(card, la)).toSorted()).toEqual([...games, 'getWallet · wallet · amount'].toSorted());
  });
});

test("a row's status word comes from the status of that row", async ({ page, open, texts }) => {
  await open('/user/statement');
  const words = new RegExp(`^(${Object.values(texts.statement.status).join('|')})$`);
  // Below the rows of the headings, the day and the newest entry.
  const row = page.getByRole('main').getByRole('row').nth(3);
  const date = await row.getByText(/^\d\d\/\d\d\/\d{4} /).innerText();
  const card = await ask(page, row.getByText(words));
  await expect(card).toContainText(en.why.verdict.proved);
  expect(await fieldsIn(card)).toEqual([`listStatements · statements · ${date} · status`]);
});

test("a game's name in a row comes from the statement's code first, then from the wallet that names it", async ({
  page,
  open,
}) => {
  await open('/user/statement');
  const card = await ask(page, page.getByRole('main').getByRole('row').nth(2).getByText('Betflix'));
  const [first, ...others] = await fieldsIn(card);
  expect(first).toMatch(/^listStatements · statements · .+ · from$/);
  expect(others).toEqual(['getWallet · slots · Betflix · code', 'getWallet · slots · Betflix · name']);
  await expect(card).toContainText(en.why.wholePage);
});

test('frames the asked element in the app until another tab is opened', async ({ page, open, texts }) => {
  await open('/user/home');
  const figure = walletFigure(page, texts);
  await ask(page, figure);
  const frame = page.locator('.kps-pick-frame');
  await expect(frame).toBeVisible();
  const [inner, outer] = [await figure.boundingBox(), await frame.boundingBox()];
  expect(Math.abs((outer?.x ?? 0) - (inner?.x ?? 99))).toBeLessThan(4);
  expect(Math.abs((outer?.y ?? 0) - (inner?.y ?? 99))).toBeLessThan(4);
  await panelOf(page).getByRole('tab', { name: en.tab.calls, exact: true }).click();
  await expect(frame).toHaveCount(0);
});

test('a heading comes from no response, and the search sends and changes nothing', async ({
  page,
  open,
  texts,
  sandbox,
}) => {
  await open('/user/home');
  await atRest(sandbox);
  const state = async () => [(await sandbox.calls()).length, (await sandbox.journal()).length];
  const before = await state();
  const card = await ask(page, balanceCard(page, texts).getByRole('heading'));
  await expect(card).toContainText(en.why.verdict.nothing);
  await expect(card.getByRole('region', { name: en.why.keys })).toContainText('home.total');
  expect(await state()).toEqual(before);
});

test('a response made by a fault leads to the fault only', async ({ page, open, texts, sandbox }) => {
  await open('/user/home');
  const [first] = await sandbox.calls('getWallet');
  const answer = JSON.parse(String(first?.responseBody)) as { wallet: { amount: number } };
  answer.wallet.amount = 77.5;
  await sandbox.fault('getWallet', { body: JSON.stringify(answer), times: 'always' });
  await page.getByRole('button', { name: texts.home.refresh }).click();
  await expect(walletFigure(page, texts)).toHaveText('77.50');
  const card = await ask(page, walletFigure(page, texts));
  expect(await fieldsIn(card)).toEqual(['getWallet · wallet · amount']);
  await expect(card).toContainText(`${en.why.end.fault}getWallet always`);
  const effect = card.getByRole('region', { name: en.calls.effect });
  await expect(effect).toBeHidden();
  await card.locator('summary').press('Enter');
  await expect(effect).toContainText('"amount": 77.5');
  await expect(card.getByRole('button', { name: /^Entry/ })).toHaveCount(0);
});

test.describe('in a world from a recording', () => {
  test.use({ net: 'page' });

  test('a recorded amount is never said to be drawn from the seed', async ({ page, texts }) => {
    await page.goto('./user/home?scenario=life-example&as=player&lang=en&net=page');
    await settled(page);
    const card = await ask(page, walletFigure(page, texts));
    expect(await fieldsIn(card)).toEqual(['getWallet · wallet · amount']);
    await expect(card).toContainText(fill(en.why.life.recorded, { read: 'getWallet' }));
    await expect(card).not.toContainText(/seed|switch /);
  });
});

test.describe('with a refusal in a toast', () => {
  test.use({ scenario: 'refund-ready' });

  test('both calls refused with its code are possible sources, and neither is proved', async ({
    page,
    open,
    texts,
    sandbox,
    oracles,
  }) => {
    oracles.expect(/Failed to load resource/);
    await open('/user/home');
    await sandbox.fault('receiveRefund', { code: 'REFUND_CONDITION', times: 'always' });
    const sheet = await openAction(page, texts, 'refund');
    await sheet.getByRole('button', { name: texts.refund.next, exact: true }).click();
    const receive = sheet.getByRole('button', { name: texts.refund.receive, exact: true });
    await receive.click();
    await expect.poll(async () => (await sandbox.calls('receiveRefund')).length).toBe(1);
    await receive.click();
    await expect.poll(async () => (await sandbox.calls('receiveRefund')).length).toBe(2);
    const card = await ask(page, page.getByRole('alert').getByText(texts.errorMsg.REFUND_CONDITION).last());
    await expect(card).toContainText(en.why.verdict.possible);
    await expect(card).not.toContainText(en.why.verdict.proved);
    await expect(card.getByRole('region', { name: en.why.sources }).getByRole('listitem')).toHaveText([
      /receiveRefund/,
      /receiveRefund/,
    ]);
  });
});

test.describe('in a sheet', () => {
  test.use({ scenario: 'provider-tour' });

  test('a disabled button can be chosen, and the card names what the trial skipped', async ({ page, open, texts }) => {
    await open('/user/home');
    const sheet = await openGame(page, 'Circus');
    const android = sheet.getByRole('button', { name: texts.games.android });
    await expect(android).toBeDisabled();
    const card = await ask(page, android);
    await expect(card).toContainText('Android');
    await expect(card).toContainText(en.why.verdict.unknown);
    await expect(card).toContainText(fill(en.why.skipped, { parts: en.why.skippedWhy.portal }));
    await expect(card).not.toContainText(en.why.verdict.proved);
    await expect(card).not.toContainText(en.why.verdict.nothing);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the panel steps aside, and a tap chooses without touching the app', async ({ page, open, texts }) => {
    await open('/user/home');
    await openPanel(page, 'why');
    await cardOf(page).getByRole('button', { name: en.why.choose }).click();
    const bar = page.getByRole('region', { name: en.why.title });
    await expect(bar).toContainText(en.why.picking);
    await expect(panelOf(page)).toBeHidden();
    await balanceCard(page, texts).getByRole('button', { name: texts.home.hide }).click();
    await expect(bar).toBeHidden();
    const card = await isFound(page);
    await expect(card).toContainText(texts.home.hide);
    await expect(card).toContainText(en.why.verdict.nothing);
    // the amounts are unchanged
    await page.getByRole('button', { name: en.panel.close }).click();
    await expect(walletFigure(page, texts)).toBeVisible();
  });
});

test('arrow keys and Enter choose an element, and Escape cancels', async ({ page, open, texts }) => {
  await open('/user/home');
  const panel = await openPanel(page, 'calls');
  const button = panel.getByRole('button', { name: en.why.title });
  const bar = page.getByRole('region', { name: en.why.title });
  await button.press('Enter');
  await expect(bar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await bar.getByRole('paragraph').innerText()).endsWith(`: ${texts.home.total}`)) break;
  }
  await page.keyboard.press('Enter');
  await expect(await isFound(page)).toContainText('home.total');
});

test('a text that follows the clock is reported as such', async ({ page, open, texts, sandbox }) => {
  await open('/user/home');
  await atRest(sandbox);
  const card = await ask(page, balanceCard(page, texts).getByText(/^Updated/));
  await expect(card).toContainText(en.why.verdict.clock);
});

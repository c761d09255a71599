/** A tester's work in the panel, beside the app. */
import type { Page } from '@playwright/test';
import pageTexts from '../../mocks/devtools/page-kit/texts.en.json' with { type: 'json' };
import t from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { expect, settled, test } from '../support/fixtures.ts';
import { openPanel, panelOf, showTab } from '../support/steps/panel.ts';
import { balances, transfer } from '../support/steps/wallet.ts';
import { fill } from '../support/texts.ts';

const said = (page: Page) => panelOf(page).getByRole('status');

test.use({ person: 'player', language: 'en', panel: true });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('every scenario opens from its card without a reload, in less than 300 ms', async ({ page, open, oracles }) => {
    // The app logs refused calls of some scenarios on the console
    oracles.expect(/Failed to load resource|net::ERR/);
    await open('/user/home');
    const panel = await openPanel(page, 'world');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const cards = panel.getByRole('tabpanel');
    const scenarios = await page.evaluate(() =>
      window.sandbox?.scenarios.map(({ name, description }) => ({ name, description })),
    );
    const cardOf = (name: string) => cards.getByRole('button').filter({ has: page.getByText(name, { exact: true }) });
    const opened = async (name: string) => {
      await cardOf(name).click();
      await expect(cardOf(name)).toHaveAttribute('aria-current', 'true');
      await expect(said(page)).toContainText(name);
      return Number(/(\d+) ms/.exec(await said(page).innerText())?.[1]);
    };
    const times = new Map<string, number>();
    for (const { name, description } of scenarios ?? []) {
      await expect(cardOf(name)).toContainText(description.en);
      times.set(name, await opened(name));
    }
    // Another test may have used the CPU: open slow scenarios once more.
    for (const [name, ms] of times) if (!(ms < 300)) times.set(name, await opened(name));
    expect([...times].filter(([, ms]) => !(ms < 300))).toEqual([]);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a search shows only matching switches', async ({ page, open }) => {
    await open('/user/home');
    const panel = await openPanel(page, 'switches');
    await panel.getByRole('searchbox').fill('terminated');
    await expect(panel.getByLabel(t.switch.terminated, { exact: true })).toBeVisible();
    await expect(panel.getByLabel(t.switch.latency, { exact: true })).toBeHidden();
    await panel.getByRole('searchbox').fill('no switch is called this');
    await expect(panel.getByText(t.switches.none)).toBeVisible();
  });

  test('undoes a change from the time line, in the app too', async ({ page, open, texts }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    const panel = await openPanel(page, 'calls');
    await transfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
    await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet - 10_050 });
    await panel.getByRole('searchbox').fill('transfer');
    const row = panel.getByRole('list', { name: t.calls.list }).getByRole('listitem').filter({ hasText: 'journal' });
    await row.getByRole('button').first().click();
    await expect(row).toContainText('100.5');
    await row.getByRole('button', { name: t.calls.undo }).click();
    await expect.poll(() => balances(page, texts)).toEqual(before);

    await showTab(page, 'journal');
    await panel.getByRole('button', { name: t.journal.redo }).click();
    await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet - 10_050 });
    await expect(panel.getByText(t.journal.brokenRule)).toHaveCount(0);
    await expect(panel.getByText(t.journal.holds).first()).toBeAttached();
  });

  test('the clock jumps and freezes', async ({ page, open }) => {
    await open('/user/home');
    const panel = await openPanel(page, 'time');
    const now = () => page.evaluate(() => window.sandbox?.now() ?? 0);
    await panel.getByLabel(t.time.freeze).click();
    const still = await now();
    await panel.getByRole('button', { name: '+1h' }).click();
    await expect.poll(now).toBe(still + 3_600_000);
    await expect(panel.getByText('14/03/2026 21:15', { exact: false }).first()).toBeVisible();
    const own = panel.getByRole('textbox', { name: t.time.own });
    await own.fill('soon');
    await expect(panel.getByText(t.time.badJump)).toBeVisible();
    await own.fill('1h30m');
    await own.press('Enter');
    await expect.poll(now).toBe(still + 9_000_000);
  });

  test('a link opens the same world in another browser', { tag: '@smoke' }, async ({
    page,
    open,
    texts,
    browser,
    baseURL,
  }) => {
    await open('/user/home');
    await transfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
    const mine = await balances(page, texts);
    const panel = await openPanel(page, 'share');
    await panel.getByRole('button', { name: t.share.make }).click();
    const link = await panel.getByRole('textbox', { name: t.share.linkField, exact: true }).inputValue();
    expect(link).not.toContain('krapao99');
    await expect(panel.getByRole('img', { name: t.share.qr })).toBeVisible();

    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await other.goto(link);
    await settled(other);
    expect(other.url()).not.toContain('#w=');
    const wallet = () => other.evaluate(() => window.sandbox?.inspect().balances);
    const theirs = await wallet();
    expect(theirs).toEqual(await page.evaluate(() => window.sandbox?.inspect().balances));
    await other.reload();
    await settled(other);
    expect(await wallet()).toEqual(theirs);
    expect(mine.wallet).toBe(Object.entries(theirs ?? {}).find(([account]) => account.startsWith('wallet:'))?.[1]);
    await context.close();
  });

  test('a link opens its world over plain http, where browsers lack randomUUID', async ({
    page,
    open,
    browser,
    baseURL,
  }) => {
    await open('/user/home');
    const link = await page.evaluate(async () => `#w=${await window.sandbox?.link()}`);
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await other.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false });
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    });
    await other.goto(`./${link}`);
    await settled(other);
    const balancesIn = (shown: Page) => shown.evaluate(() => window.sandbox?.inspect().balances);
    expect(await balancesIn(other)).toEqual(await balancesIn(page));
    await context.close();
  });

  test('reports a world whose journal replays differently in this build, and marks the entry', async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    await transfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
    const capsule = (await page.evaluate(() => window.sandbox?.exportCapsule())) ?? '';
    const written = JSON.parse(capsule) as { journal: object[] };
    Object.assign(written.journal.at(-1) as object, { answer: '0123456789ab' });
    await page.evaluate((text) => window.sandbox?.importCapsule(text), JSON.stringify(written));
    await page.reload();
    await settled(page);
    await expect(page.getByText(pageTexts.notice.differs)).toBeVisible();
    const panel = await openPanel(page, 'journal');
    await expect(panel.getByText(fill(t.panel.differs, { count: 1, seq: 1 }))).toBeVisible();
    await expect(panel.getByRole('button', { name: `transfer → 200 ${t.journal.otherBody}` })).toBeVisible();
  });

  test('an operator action shows in the app', async ({ page, open, texts }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    const panel = await openPanel(page, 'actions');
    await panel.getByRole('button', { name: t.action.adjustBalance }).click();
    const form = panel.getByRole('form', { name: t.action.adjustBalance });
    await form.getByRole('textbox', { name: 'baht' }).fill('50');
    await form.getByRole('button').click();
    await expect(said(page)).toHaveText(t.action.adjustBalance);
    await page.reload();
    await settled(page);
    expect((await balances(page, texts)).wallet).toBe(before.wallet + 5_000);
  });
});

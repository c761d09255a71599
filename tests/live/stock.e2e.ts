/**
 * The live build against Prism, a mock server that knows only the contract's document. It has no state and makes up
 * its data; no screen may break.
 */
import { expect, type Page, test } from '@playwright/test';
import { apiBase } from '../support/backend/address.ts';
import { settled } from '../support/fixtures.ts';
import { brokenLine, Oracles } from '../support/oracles.ts';
import { sendLogin } from '../support/steps/wallet.ts';
import { textsOf } from '../support/texts.ts';

const texts = textsOf('th');

async function watched(context: Parameters<Oracles['watch']>[0], baseURL: string | undefined): Promise<Oracles> {
  const oracles = new Oracles(new URL(baseURL ?? '').origin, [apiBase]);
  // Prism serves no sockets: the chat stays without a connection
  oracles.expect(brokenLine);
  await oracles.watch(context);
  return oracles;
}

const titles = texts.common.titles;

/** Opens each address: its screen has a title and content, and nothing is broken. */
async function visit(page: Page, oracles: Oracles, routes: readonly (readonly [route: string, title: string])[]) {
  for (const [route, title] of routes) {
    await page.goto(route);
    await settled(page);
    // A title has no word joiners (APP-6).
    await expect(page, route).toHaveTitle(new RegExp(title.replaceAll('\u2060', '')));
    await expect(page.locator('main'), route).not.toBeEmpty();
    await expect(page.getByText(texts.boundary.title), route).toHaveCount(0);
    await oracles.readPages(page.context());
  }
}

test('a visitor of a Prism mock server sees every public screen, and logs in', async ({ page, context, baseURL }) => {
  const oracles = await watched(context, baseURL);
  await visit(page, oracles, [
    ['/register', titles.register],
    ['/howto', titles.howto],
    ['/contact', titles.contact],
    ['/nowhere', titles.notFound],
    ['/login', titles.login],
  ]);
  await sendLogin(page, texts);
  await expect(page).toHaveURL(/\/user\/home$/);
  expect(oracles.unexpected).toEqual([]);
});

// APP-3, APP-26, APP-31
test('a player of a Prism mock server sees every screen, and the sheets of home', async ({
  page,
  context,
  baseURL,
}) => {
  const oracles = await watched(context, baseURL);
  await context.addInitScript(() => localStorage.setItem('token', 'stock'));
  await visit(page, oracles, [
    ['/user/statement', titles.statement],
    ['/user/bonus', titles.bonus],
    ['/user/spin', titles.spin],
    ['/user/profile', titles.profile],
    ['/user/contact', titles.contact],
    ['/user/home', titles.home],
  ]);
  const agreement = page.getByRole('dialog', { name: texts.agreement.title });
  await agreement.getByRole('button', { name: texts.agreement.accept }).click();
  await expect(agreement).toHaveCount(0);
  const { actions } = texts.home;
  for (const [button, sheet] of [
    [actions.deposit, texts.deposit.title],
    [actions.withdraw, texts.withdraw.title],
    [actions.transfer, texts.transfer.title],
    [actions.invite, texts.invite.title],
    [actions.refund, texts.refund.title],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog', { name: sheet, exact: true }), button).toBeVisible();
    await settled(page);
    await oracles.readPages(context);
    // Some sheets show banners first, whose button leads to the sheet itself.
    const dialog = page.getByRole('dialog');
    const next = dialog.getByRole('button', { name: new RegExp(`^(?:${texts.invite.next}|${texts.refund.next})$`) });
    if (await next.isVisible()) await next.click();
    await expect(next).toHaveCount(0);
    await expect(dialog, button).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog, button).toHaveCount(0);
  }
  expect(oracles.unexpected).toEqual([]);
});

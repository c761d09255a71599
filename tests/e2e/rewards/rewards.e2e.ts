import type { Locator, Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { balances } from '../../support/steps/wallet.ts';
import { fill, type Texts } from '../../support/texts.ts';

test.use({ person: 'player' });

const action = (page: Page, texts: Texts, name: 'invite' | 'refund') =>
  page.getByRole('button', { name: texts.home.actions[name], exact: true }).click();

test.describe('the invite bonus', () => {
  // INV-20, INV-21, INV-22, INV-23, WAL-6
  test('warns of its conditions, is received once, and is in the wallet then', { tag: '@smoke' }, async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    const line = page.getByRole('region', { name: texts.home.inviteBonus });
    await expect(line).toContainText('320');
    await line.getByRole('button', { name: texts.invite.receive }).click();
    const ask = page.getByRole('dialog', { name: texts.invite.confirmTitle });
    await expect(ask).toContainText('80%');
    await expect(ask).toContainText('20%');
    await ask.getByRole('button', { name: texts.common.cancel }).click();
    expect(await countOf(page, 'receiveInviteBonus')).toBe(0);
    await line.getByRole('button', { name: texts.invite.receive }).click();
    await ask.getByRole('button', { name: texts.invite.confirm }).dblclick({ delay: 0 });
    await expect(page.getByText(texts.errorMsg.INVITE_BONUS_SUCCESS)).toBeVisible();
    await page.getByRole('button', { name: texts.common.ok, exact: true }).click();
    await expect(line).toContainText('0.00');
    await expect.poll(async () => (await balances(page, texts)).wallet).toBe(before.wallet + 32_000);
    expect(await countOf(page, 'receiveInviteBonus')).toBe(1);
  });

  // MNY-262, MNY-263
  test('that was received has a receipt, which leads to its entry in the history once', async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    await page.getByRole('button', { name: texts.invite.receive, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.invite.confirm }).click();
    const receipt = page.getByRole('dialog', { name: texts.errorMsg.INVITE_BONUS_SUCCESS });
    await expect(receipt).toContainText(`320.00 ${texts.formats.currency.BAHT}`);
    await expect(receipt.getByText(texts.receipt.ready)).toBeVisible();
    await receipt.getByRole('button', { name: texts.common.openStatement }).click();
    const entry = page.getByRole('dialog', { name: texts.statement.type.bonus });
    await expect(entry).toContainText(texts.statement.source.invite);
    await expect(page).toHaveURL(/\/user\/statement/);
    await entry.getByRole('button', { name: texts.common.close, exact: true }).click();
    await expect(entry).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.home }).click();
    await expect(page).toHaveURL(/\/user\/home/);
    await settled(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: texts.common.titles.statement })).toBeVisible();
    await settled(page);
    await expect(entry).toBeHidden();
  });

  // INV-24
  test('that is refused says why in a toast', async ({ page, open, texts }) => {
    await open('/user/home');
    for (const code of ['NO_INVITE_BONUS', 'INVITE_INACTIVE', 'INVITE_COLLECT', 'NO_INVITEE_PLAY_INFO'] as const) {
      await page.evaluate((fault) => window.sandbox?.fault('receiveInviteBonus', { code: fault }), code);
      await page.getByRole('button', { name: texts.invite.receive, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: texts.invite.confirm }).click();
      await expect(page.getByRole('alert').filter({ hasText: texts.errorMsg[code] })).toBeVisible();
    }
  });
});

test.describe('inviting friends', () => {
  const modal = (page: Page, texts: Texts): Locator =>
    page.getByRole('dialog', { name: texts.invite.title, exact: true });

  // DES-33, INV-1, INV-5, INV-7, INV-9, INV-12, INV-14, INV-15, INV-16
  test('shows banners first, then the link and ten rows to a page', async ({ page, context, open, texts }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/user/home');
    await action(page, texts, 'invite');
    await expect(modal(page, texts).getByText('1 / 3')).toBeVisible();
    expect(await countOf(page, 'listInvites')).toBe(0);
    await modal(page, texts).getByRole('button', { name: texts.common.close }).click();
    const link = modal(page, texts).getByRole('textbox', { name: texts.invite.link });
    const own = await page.evaluate(() => `${location.origin}/register?code=PR`);
    await expect(link).toHaveValue(new RegExp(`^${own.replace('?', '\\?')}\\d+$`));
    await modal(page, texts).getByRole('button', { name: texts.invite.copy }).click();
    await expect(page.getByText(fill(texts.common.copied, { text: await link.inputValue() }))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
    await expect(modal(page, texts).getByRole('list').first().getByRole('listitem')).toHaveCount(10);
    await modal(page, texts)
      .getByRole('button', { name: fill(texts.ui.pages.page, { page: 2 }), exact: true })
      .click();
    await expect(modal(page, texts).getByRole('list').first().getByRole('listitem')).toHaveCount(2);
    const address = await link.inputValue();
    await page.goto(address);
    await expect(page.getByLabel(texts.register.invite)).toHaveValue(address.slice(own.length - 'PR'.length));
    await expect(page.getByLabel(texts.register.invite)).not.toBeEditable();
  });

  // DES-32, INV-1
  test('turns its banners at once for players who prefer less motion', async ({ page, open, texts }) => {
    await open('/user/home');
    await action(page, texts, 'invite');
    const banners = modal(page, texts);
    await expect(banners.getByText('1 / 3')).toBeVisible();
    const next = banners.getByRole('button', { name: texts.ui.banners.next });
    const second = banners.getByRole('group', { name: '2 / 3' });
    const before = await second.evaluate((slide) => slide.getBoundingClientRect().left);
    const places = await second.evaluate(
      async (slide, button) => {
        (button as HTMLElement).click();
        const seen: number[] = [];
        for (let frame = 0; frame < 12; frame += 1) {
          await new Promise(requestAnimationFrame);
          seen.push(slide.getBoundingClientRect().left);
        }
        return seen;
      },
      await next.elementHandle(),
    );
    await expect(banners.getByText('2 / 3')).toBeVisible();
    const end = await second.evaluate((slide) => slide.getBoundingClientRect().left);
    expect(end).toBeLessThan(before);
    // the carousel moves in the frame after the press
    expect(places.slice(2)).toEqual(places.slice(2).map(() => end));
  });

  // DES-27
  test('keeps the focus inside when the last page of the rows is reached', async ({ page, open, texts }) => {
    await open('/user/home');
    await action(page, texts, 'invite');
    await modal(page, texts).getByRole('button', { name: texts.common.close }).click();
    await modal(page, texts).getByRole('button', { name: texts.ui.pages.next }).click();
    const last = modal(page, texts).getByRole('button', { name: fill(texts.ui.pages.page, { page: 2 }), exact: true });
    await expect(last).toHaveAttribute('aria-current', 'page');
    await expect(last).toBeFocused();
  });

  // APP-54, INV-3, INV-18
  test('opens at once when its banners cannot be loaded, and keeps the link when the list cannot', async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    await page.evaluate(() => {
      window.sandbox?.fault('getInviteBanners', { status: 500 });
      window.sandbox?.fault('listInvites', { code: 'KEY_INVALID' });
    });
    await action(page, texts, 'invite');
    await expect(modal(page, texts).getByRole('textbox', { name: texts.invite.link })).toBeVisible();
    await modal(page, texts).getByRole('button', { name: texts.common.retry }).click();
    await expect(modal(page, texts).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test.describe('without banners', () => {
    test.use({ switches: 'banners:off' });

    // INV-2
    test('opens directly', async ({ page, open, texts }) => {
      await open('/user/home');
      await action(page, texts, 'invite');
      await expect(modal(page, texts).getByRole('textbox', { name: texts.invite.link })).toBeVisible();
    });
  });
});

test.describe('a refund', () => {
  test.use({ scenario: 'refund-ready', switches: 'banners:off,refundRows:25' });
  const modal = (page: Page, texts: Texts): Locator =>
    page.getByRole('dialog', { name: texts.refund.title, exact: true });

  test.describe('with banners of its own', () => {
    test.use({ switches: 'banners:on' });

    // REF-1, REF-3, REF-7, REF-21
    test('shows them first, and keeps everything but its log when the log cannot be loaded', async ({
      page,
      open,
      texts,
    }) => {
      await open('/user/home');
      await page.evaluate(() => window.sandbox?.fault('listRefunds', { code: 'KEY_INVALID' }));
      await action(page, texts, 'refund');
      await expect(modal(page, texts).locator('img[src*="/banners/refund-"]')).toHaveCount(3);
      expect(await countOf(page, 'checkRefund')).toBe(0);
      await page.keyboard.press('Escape');
      await expect(modal(page, texts).getByRole('button', { name: texts.refund.receive, exact: true })).toBeEnabled();
      await modal(page, texts).getByRole('button', { name: texts.common.retry }).click();
      const log = modal(page, texts).getByRole('region', { name: texts.refund.log });
      await expect(log.getByRole('listitem').filter({ hasText: texts.refund.entry })).toHaveCount(10);
    });
  });

  // DES-27, REF-2, REF-5, REF-11, REF-15, REF-16, REF-30, REF-31
  test('is received, then added to the wallet after a confirmation', { tag: '@smoke' }, async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    await action(page, texts, 'refund');
    await expect(modal(page, texts).getByRole('region', { name: texts.refund.offer })).toContainText('185.50');
    await modal(page, texts).getByRole('button', { name: texts.refund.receive, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.errorMsg.REFUND_SUCCESS })).toBeVisible();
    const received = fill(texts.refund.received, { amount: '185.50', currency: texts.formats.currency.BAHT });
    await expect(modal(page, texts).getByRole('status').filter({ hasText: received })).toBeVisible();
    await expect(modal(page, texts).getByText(texts.refund.none)).toBeVisible();
    // The button is gone, and its place has the focus.
    await expect(modal(page, texts).getByRole('region', { name: texts.refund.offer })).toBeFocused();
    await modal(page, texts).getByRole('button', { name: texts.refund.add }).click();
    const ask = page.getByRole('dialog', { name: texts.refund.addTitle });
    await ask.getByRole('button', { name: texts.common.cancel }).click();
    expect(await countOf(page, 'addRefundToWallet')).toBe(0);
    await modal(page, texts).getByRole('button', { name: texts.refund.add }).click();
    await ask.getByRole('button', { name: texts.refund.addConfirm }).click();
    await expect(modal(page, texts)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: texts.errorMsg.REFUND_SUCCESS })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => (await balances(page, texts)).wallet).toBeGreaterThan(before.wallet);
  });

  // REF-12, REF-13, REF-17, REF-20
  test('that is refused says why in a toast, and the log has ten rows to a page', async ({ page, open, texts }) => {
    await open('/user/home');
    await action(page, texts, 'refund');
    const rows = modal(page, texts).getByRole('region', { name: texts.refund.log }).getByRole('list').first();
    await expect(rows.getByRole('listitem')).toHaveCount(10);
    await modal(page, texts)
      .getByRole('button', { name: fill(texts.ui.pages.page, { page: 3 }), exact: true })
      .click();
    await expect(rows.getByRole('listitem')).toHaveCount(5);
    for (const code of ['REFUND_CONDITION', 'REFUND_INACTIVE', 'NO_REFUND'] as const) {
      await page.evaluate((fault) => window.sandbox?.fault('receiveRefund', { code: fault }), code);
      await modal(page, texts).getByRole('button', { name: texts.refund.receive, exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: texts.errorMsg[code] })).toBeVisible();
    }
    await page.evaluate(() => window.sandbox?.fault('addRefundToWallet', { code: 'REFUND_MINIMUM' }));
    await modal(page, texts).getByRole('button', { name: texts.refund.add }).click();
    const ask = page.getByRole('dialog', { name: texts.refund.addTitle });
    await ask.getByRole('button', { name: texts.refund.addConfirm }).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: fill(texts.errorMsg.REFUND_MINIMUM, { currency: texts.formats.currency.BAHT }) }),
    ).toBeVisible();
  });

  test.describe('while a bonus runs', () => {
    test.use({ scenario: 'bonus-active' });

    // REF-8, REF-27
    test('cannot be received, with two reasons in red', async ({ page, open, texts }) => {
      await open('/user/home');
      await action(page, texts, 'refund');
      const offer = modal(page, texts).getByRole('region', { name: texts.refund.offer });
      await expect(offer.getByRole('button', { name: texts.refund.receive })).toBeDisabled();
      await expect(offer.getByText(fill(texts.refund.conditionSuccess, { percent: '80%' }))).toBeVisible();
      await expect(offer.getByText(fill(texts.refund.conditionFail, { percent: '20%' }))).toBeVisible();
    });
  });

  test.describe('that does not exist', () => {
    test.use({ scenario: 'refund-none' });

    // REF-9
    test('says so in place of the button', async ({ page, open, texts }) => {
      await open('/user/home');
      await action(page, texts, 'refund');
      await expect(modal(page, texts).getByText(texts.refund.none)).toBeVisible();
      await expect(modal(page, texts).getByRole('button', { name: texts.refund.receive })).toHaveCount(0);
    });
  });
});

import type { Locator, Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { balances } from '../../support/steps/wallet.ts';
import { fill, type Texts } from '../../support/texts.ts';

test.use({ person: 'player' });

const action = (page: Page, texts: Texts, name: 'invite' | 'refund') =>
  page.getByRole('button', { name: texts.home.actions[name], exact: true }).click();

test.describe('the invite bonus', () => {
  // INV-20, INV-21, INV-22, INV-23, WAL-6
  test('warns of its conditions, and is received once into the wallet', { tag: '@smoke' }, async ({
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
});

test.describe('inviting friends', () => {
  const modal = (page: Page, texts: Texts): Locator =>
    page.getByRole('dialog', { name: texts.invite.title, exact: true });

  // DES-27, DES-33, INV-1, INV-5, INV-7, INV-9, INV-12, INV-14, INV-15, INV-16
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
    await modal(page, texts).getByRole('button', { name: texts.ui.pages.next }).click();
    // The button for the next page is gone: the focus stays in the list.
    const last = modal(page, texts).getByRole('button', { name: fill(texts.ui.pages.page, { page: 2 }), exact: true });
    await expect(last).toHaveAttribute('aria-current', 'page');
    await expect(last).toBeFocused();
    await expect(modal(page, texts).getByRole('list').first().getByRole('listitem')).toHaveCount(2);
    const address = await link.inputValue();
    await page.goto(address);
    await expect(page.getByLabel(texts.register.invite)).toHaveValue(address.slice(own.length - 'PR'.length));
    await expect(page.getByLabel(texts.register.invite)).not.toBeEditable();
  });

  // DES-32, INV-1
  test('turns its banners at once with reduced motion', async ({ page, open, texts }) => {
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
    // The carousel moves in the frame after the press
    expect(places.slice(2)).toEqual(places.slice(2).map(() => end));
  });
});

test.describe('a refund', () => {
  test.use({ scenario: 'refund-ready', switches: 'banners:off,refundRows:25' });
  const modal = (page: Page, texts: Texts): Locator =>
    page.getByRole('dialog', { name: texts.refund.title, exact: true });

  // DES-27, REF-2, REF-5, REF-11, REF-15, REF-16, REF-30, REF-31
  test('is received, then added to the wallet once confirmed', { tag: '@smoke' }, async ({ page, open, texts }) => {
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
    // The toast about receiving may still show: this one leads on, so the two stack.
    await expect(page.getByRole('status').filter({ hasText: texts.errorMsg.REFUND_SUCCESS }).last()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => (await balances(page, texts)).wallet).toBeGreaterThan(before.wallet);
  });
});

import { expect, test } from '../support/fixtures.ts';
import { balances } from '../support/steps/wallet.ts';

test.describe('terminated', () => {
  test.use({ scenario: 'terminated' });

  // APP-18, APP-22, APP-270
  test('login opens the page of the ended service', { tag: '@smoke' }, async ({ page, open, texts }) => {
    await open('/login');
    await expect(page).toHaveURL(/\/terminated/);
    await expect(page.getByRole('heading', { name: texts.info.terminated.title })).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-terminated');
    await expect(page.getByText(texts.info.terminated.money)).toBeVisible();
    await expect(page.getByRole('link', { name: texts.info.contact.open })).toHaveAttribute('href', /^https:/);
  });
});

// APP-4, APP-5, APP-9
test('shows the not-found page to visitors and players', { tag: '@smoke' }, async ({ page, open, texts }) => {
  for (const route of ['/nowhere', '/login/x', '/user/nowhere', '/User/Home', '/%E0%B8%81', '/admin']) {
    await open(route);
    await expect(page.getByRole('heading', { name: texts.info.notFound.title }), route).toBeVisible();
  }
});

test.describe('slow-network', () => {
  test.use({ scenario: 'slow-network', person: 'player' });

  // APP-34, WAL-9
  test('home shows a placeholder, then the money', async ({ page, open, texts }) => {
    const opening = open('/user/home');
    await expect(page.getByLabel(texts.common.loading).first()).toBeVisible();
    await opening;
    expect((await balances(page, texts)).wallet).toBe(425_075);
  });
});

test.describe('everyday', () => {
  test.use({ person: 'player' });

  // APP-27, INF-14
  test('the conditions open over the page and keep its address', async ({ page, open, texts }) => {
    await open('/user/profile');
    const address = page.url();
    await page.getByRole('button', { name: texts.shell.menu.conditions, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: texts.info.conditions.title });
    await expect(sheet).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
});

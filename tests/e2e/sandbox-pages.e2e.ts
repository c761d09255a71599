/** Sandbox pages shown instead of the app. */
import { expect, test } from '../support/fixtures.ts';

// Without the app's fonts, Thai and Lao language names are empty boxes on a device without such fonts.
for (const address of ['./?present=1&lang=en', './?scenario=nirvana&lang=th', './?present=1&lang=la']) {
  test(`renders ${address} with the app's fonts`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const families = () =>
      page.evaluate(() => [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])));
    await expect.poll(families).toContain('Krapao Sans');
  });
}

// APP-398
test('sets every repeated fault', async ({ page }) => {
  await page.goto('./login?fault=login:gone&fault=transfer:TRANSFER_FAIL');
  await expect(page.locator('html[data-sandbox]')).toBeAttached();
  await expect(page).not.toHaveURL(/fault/);
  const waiting = await page.evaluate(() => window.sandbox?.faults().map(({ operation }) => operation));
  expect(waiting).toEqual(['login', 'transfer']);
});

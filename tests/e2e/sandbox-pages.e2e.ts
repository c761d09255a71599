/** Pages that the sandbox shows in place of the app. */
import { expect, test } from '../support/fixtures.ts';

// Without the app's fonts, Thai and Lao names of languages are empty boxes on a device that has no such letters.
for (const address of ['./?present=1&lang=en', './?scenario=nirvana&lang=th', './?present=1&lang=la']) {
  test(`${address} is drawn with the app's fonts`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const families = () =>
      page.evaluate(() => [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])));
    await expect.poll(families).toContain('Krapao Sans');
  });
}

// APP-397, APP-398, APP-399
for (const [address, shown, says] of [
  ['./?scenaro=vip&lang=en', 'scenaro=vip', 'Was scenario meant?'],
  ['./login?scenario=everyday&amp;as=player&lang=en', 'amp;as=player', 'Was as meant?'],
  ['./?scenario=vip&scenario=broke&lang=en', 'scenario=vip, broke', 'more than once'],
  ['./?state=login-refused&state=login&lang=en', 'state=login-refused, login', 'more than once'],
  ['./?scenario=%E2%80%AEpiv&lang=en', 'scenario=⟨U+202E⟩piv', 'accepts'],
] as const) {
  test(`${address} opens no world and says why`, async ({ page }) => {
    await page.goto(address);
    const problem = page.getByRole('listitem').filter({ has: page.getByText(shown, { exact: true }) });
    await expect(problem).toContainText(says);
    await expect(page.locator('html[data-sandbox]')).not.toBeAttached();
  });
}

// APP-397
test('parameters of others, and those of the app, open the world', async ({ page }) => {
  await page.goto('./register?fbclid=x&utm_source=a&utm_source=b&code=PR1&code=PR2&page=2&seed=7');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(await page.evaluate(() => window.sandbox?.address.seed)).toBe(7);
});

// APP-398
test('a fault that is given more than once sets all of them', async ({ page }) => {
  await page.goto('./login?fault=login:gone&fault=transfer:TRANSFER_FAIL');
  await expect(page.locator('html[data-sandbox]')).toBeAttached();
  await expect(page).not.toHaveURL(/fault/);
  const waiting = await page.evaluate(() => window.sandbox?.faults().map(({ operation }) => operation));
  expect(waiting).toEqual(['login', 'transfer']);
});

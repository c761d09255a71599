/** Every sheet, with the network lost before or after it opens: it reports the failure in its place, and retries. */
import { expect, loadedWhole, settled, test } from '../../support/fixtures.ts';
import { openByKeyboard, reachSheet, type SheetPlace, sheets } from '../../support/sheets.ts';
import { comesBack, requestsOf, setOffline, withoutNetwork } from '../../support/steps/outage.ts';

test.use({ language: 'en' });

test.beforeEach(({ oracles }) => oracles.expect(withoutNetwork));

/** Banners cover a sheet, and report a missing network differently. */
const places = sheets.filter(({ layers = 1 }) => layers === 1);
const withoutBanners = (place: SheetPlace): SheetPlace => ({ ...place, switches: 'banners:off' });

for (const place of places) {
  // APP-57, APP-200, MNY-30
  test(`${place.sheet} reports a missing network in its place, and opens when the network returns`, async ({
    page,
    texts,
  }) => {
    await reachSheet(page, withoutBanners(place), 'en', 'page');
    // A page that is still loading a part of itself when the network goes is loaded anew when it is back.
    await loadedWhole(page);
    const sent = await requestsOf(page);
    await setOffline(page, true);
    await expect(page.getByText(texts.common.offline)).toBeVisible();
    await place.opener(page, texts).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').last();
    const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: texts.common.retry }) });
    await expect(dialog.or(failure).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.boundary.title })).toHaveCount(0);
    await setOffline(page, false);
    await expect(page.getByText(texts.common.offline)).toHaveCount(0);
    const whole = page.getByRole('dialog', { name: place.title(texts) }).last();
    const again = page.getByRole('button', { name: texts.common.retry });
    await comesBack(whole, again);
    await settled(page);
    await expect(page.getByText(texts.boundary.widget)).toHaveCount(0);
    expect(await requestsOf(page)).toBe(sent);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  // APP-57, MNY-30
  test(`${place.sheet} keeps its content while offline, and is complete when online`, async ({ page, texts }) => {
    await reachSheet(page, withoutBanners(place), 'en', 'page');
    // A page that is still loading a part of itself when the network goes is loaded anew when it is back.
    await loadedWhole(page);
    const dialog = await openByKeyboard(page, place, 'en');
    const shown = await dialog.getByRole('heading').allInnerTexts();
    const sent = await requestsOf(page);
    await setOffline(page, true);
    await expect(page.getByText(texts.common.offline)).toBeAttached();
    await expect(dialog.getByRole('heading')).toHaveText(shown);
    await setOffline(page, false);
    await settled(page);
    await expect(page.getByText(texts.common.offline)).toHaveCount(0);
    await expect(dialog.getByRole('heading')).toHaveText(shown);
    await expect(page.getByText(texts.boundary.widget)).toHaveCount(0);
    expect(await requestsOf(page)).toBe(sent);
    await page.keyboard.press('Escape');
    await expect(place.opener(page, texts)).toBeFocused();
  });
}

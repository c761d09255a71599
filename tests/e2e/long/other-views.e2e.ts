/** The page with forced colours, at 400 % zoom and on paper. */
import type { Page } from '@playwright/test';
import { states } from '../../../scenarios/states/index.ts';
import { expect, test } from '../../support/fixtures.ts';
import { reachShot } from '../../support/shot.ts';

const shotOf = (name: string) => {
  const screen = states.find((one) => one.name === name);
  if (!screen) throw new Error(`The matrix has no screen ${name}.`);
  return { screen, language: 'th', width: 'phone', name } as const;
};

const reach = (page: Page, name: string, size?: { width: number; height: number }) =>
  reachShot(page, shotOf(name), { net: 'page', ...(size ? { size } : {}) });

for (const name of ['login', 'home', 'transfer', 'statement', 'spin']) {
  // DES-46
  test(`with forced colours ${name} shows borders of controls and sheets, the selection, and drawings`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await reach(page, name);
    const unseen = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      const outline = (one: Element) => Number.parseFloat(getComputedStyle(one).outlineWidth);
      const background = (one: Element) => getComputedStyle(one).backgroundColor;
      return {
        controls: shown('button').filter((one) => getComputedStyle(one).outlineStyle === 'none'),
        sheets: shown('[role="dialog"]').filter((one) => getComputedStyle(one).outlineStyle === 'none'),
        chosen: shown('[aria-pressed="true"], [aria-current="page"]').filter((one) => outline(one) < 3),
        drawn: shown('main [data-sign] > span[style]').filter((one) => background(one) === background(document.body)),
        wheel: shown('canvas + * ~ button, canvas ~ button').filter((one) => background(one) === 'rgba(0, 0, 0, 0)'),
      };
    });
    for (const [what, found] of Object.entries(unseen)) expect(found, what).toEqual([]);
  });
}

for (const name of ['statement', 'slips', 'deposit-qr-shown', 'home']) {
  // DES-47
  test(`on paper ${name} is dark on white, without floating bars`, async ({ page }) => {
    await reach(page, name);
    await page.emulateMedia({ media: 'print' });
    const { floating, pale, ground } = await page.evaluate(() => {
      const light = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const shown = [...document.body.querySelectorAll('*')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      const says = (one: Element) =>
        [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
      const inButton = (one: Element) => one.closest('button, a') !== null;
      return {
        ground: light(getComputedStyle(document.documentElement).backgroundColor),
        floating: shown
          .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && one.clientHeight > 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        pale: shown
          .filter((one) => says(one) && !inButton(one) && light(getComputedStyle(one).color) > 130)
          .map(({ textContent }) => textContent),
      };
    });
    expect(ground).toBeGreaterThan(250);
    expect(floating).toEqual([]);
    expect(pale).toEqual([]);
  });
}

/** Texts of the page that are cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('nav *, button, button *, h1, h2, p, label')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.clientWidth > 1)
      .filter((one) => getComputedStyle(one).overflow !== 'visible' && one.scrollWidth > one.clientWidth + 1)
      .map(({ textContent }) => textContent),
  );

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, action] of [
  ['home', null],
  ['login', null],
  ['transfer', 'โยกเงิน'],
  ['withdraw', 'ยืนยันถอนเงิน'],
  ['agreement', 'ยอมรับ'],
] as const) {
  // DES-48
  test(`at 400 % zoom ${name} leaves half of the window to its content, and cuts no word off`, async ({ page }) => {
    await reach(page, name, { width: 320, height: 256 });
    expect(await cutOff(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    if (action === null) {
      await page.mouse.wheel(0, 400);
      const bars = await page.evaluate(() =>
        [...document.querySelectorAll('header, nav')]
          .map((one) => one.getBoundingClientRect())
          .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, 256) - Math.max(top, 0)), 0),
      );
      expect(bars).toBeLessThan(128);
      return;
    }
    // The main action is reached by scrolling, instead of standing over the content.
    const button = page.getByRole('dialog').getByRole('button', { name: action, exact: true });
    await expect(button).not.toBeInViewport();
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  });
}

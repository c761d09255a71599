import type { Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { fill, type Texts } from '../../support/texts.ts';

test.use({ person: 'player', scenario: 'lucky' });

const spinButton = (page: Page, texts: Texts) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${texts.spin.spin}`) });
const ok = (page: Page, texts: Texts) => page.getByRole('button', { name: texts.common.ok, exact: true }).click();
const disc = (page: Page) => page.getByRole('img', { name: /100/ });
/** The brightness of a slice in the wheel's picture, from 0 to 765. */
const light = (page: Page, slice: number) =>
  disc(page).evaluate((node, index) => {
    const picture = node as HTMLCanvasElement;
    const [angle, radius] = [((index + 0.9) * Math.PI) / 4 - Math.PI / 2, picture.width / 2];
    const [x = 0, y = 0] = [Math.cos(angle), Math.sin(angle)].map((share) => radius + share * radius * 0.8);
    const point = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    point?.drawImage(picture, Math.round(x), Math.round(y), 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = point?.getImageData(0, 0, 1, 1).data ?? [];
    return red + green + blue;
  }, slice);

// DES-32, DES-43, SPN-6, SPN-7, SPN-12, SPN-21, SPN-22, SPN-23, SPN-24, SPN-25
test('the wheel shows the prize without turning when reduced motion is set', { tag: '@smoke' }, async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  await page.getByRole('button', { name: new RegExp(texts.home.actions.spin) }).click();
  await expect(page).toHaveURL(/\/user\/spin$/);
  await settled(page);
  await expect(spinButton(page, texts)).toContainText('12');
  const slices = ['20 บาท', '1 เหรียญ', '50 บาท', 'ลองอีกครั้ง', '100 บาท', 'คูปอง', '3 เหรียญ', '500 บาท'];
  await expect(disc(page)).toHaveAccessibleName(new RegExp(`${slices.join(', ')}$`));
  const before = [await light(page, 0), await light(page, 4)];
  await spinButton(page, texts).click();
  await expect(page.getByText(fill(texts.spin.result, { label: '100 บาท' }))).toBeAttached();
  const prize = page.getByRole('dialog', { name: '100 บาท' });
  await expect(prize).toContainText('เข้ากระเป๋าแล้ว');
  expect(await disc(page).evaluate((node) => getComputedStyle(node).transitionProperty)).toBe('opacity');
  expect(await light(page, 0), 'a slice that lost').toBeLessThan((before[0] ?? 0) / 2);
  expect(await light(page, 4), 'the slice that won').toBe(before[1]);
  const setups = await countOf(page, 'getSpinSetup');
  await ok(page, texts);
  await expect.poll(() => countOf(page, 'getSpinSetup')).toBe(setups + 1);
  await expect(spinButton(page, texts)).toContainText('11');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, switches: 'nextPrize:COIN3' });

  // DES-41, SPN-10, SPN-14, SPN-15, SPN-16, SPN-18, SPN-19, SPN-20
  test('the wheel turns and stops with the winner under the pointer, once for repeated presses', async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/spin');
    await page.setViewportSize({ width: 360, height: 844 });
    await expect(disc(page)).toHaveCSS('width', '306px');
    await spinButton(page, texts).focus();
    const turned = disc(page).evaluate(
      (node) =>
        new Promise<{ degrees: number; seconds: number }>((resolve) => {
          node.addEventListener('transitionend', (event) => {
            const { elapsedTime: seconds } = event as TransitionEvent;
            resolve({ degrees: Number(/rotate\((.+)deg\)/.exec(node.style.transform)?.[1]), seconds });
          });
        }),
    );
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    const { degrees, seconds } = await turned;
    // The seventh of eight slices, computed from the final rotation.
    expect(Math.floor((360 - (degrees % 360)) / 45)).toBe(6);
    // What turned until the answer was there comes on top of the turns after it.
    expect(degrees).toBeGreaterThan(3 * 360);
    const turns = seconds < 1.55 ? 3 : 4;
    expect(seconds).toBeGreaterThanOrEqual(turns * 0.4);
    expect(seconds).toBeLessThanOrEqual(turns * 0.5);
    await expect(page.getByRole('dialog', { name: '3 เหรียญ' })).toBeVisible();
    // One coin spent, three won: the server's count, not the old one minus one (SPN-20).
    await expect(spinButton(page, texts)).toContainText('14');
    expect(await countOf(page, 'spin')).toBe(1);
  });

  // SPN-59, MNY-213
  test('a reload while the wheel turns reports the prize', async ({ page, open, texts }) => {
    await open('/user/spin');
    await spinButton(page, texts).click();
    await expect(disc(page)).toHaveCSS('transition-duration', /^[12](\.|s)/);
    await page.reload();
    const told = page.getByRole('status').filter({ hasText: texts.spin.result.replace('{{label}}', '3 เหรียญ') });
    await expect(told).toHaveCount(1);
    expect(await countOf(page, 'spin')).toBe(0);
  });
});

test.describe('coupons', () => {
  const claim = (page: Page, texts: Texts, label: string) =>
    page.getByRole('button', { name: fill(texts.spin.claimOf, { label }) }).click();
  const confirm = (page: Page, texts: Texts) =>
    page.getByRole('dialog').getByRole('button', { name: texts.spin.claimConfirm, exact: true });

  // MNY-36, SPN-36, SPN-37, SPN-38, SPN-39, SPN-40, SPN-41, SPN-42
  test('are three to a page, and claimed once after a confirmation', { tag: '@smoke' }, async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/spin');
    const list = page.getByRole('region', { name: texts.spin.coupons }).getByRole('list').first();
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await claim(page, texts, '30 บาท');
    await expect(page.getByRole('dialog')).toContainText('คูปองเครดิตฟรี');
    await page.getByRole('button', { name: texts.common.cancel, exact: true }).click();
    expect(await countOf(page, 'claimCoupon')).toBe(0);
    await claim(page, texts, '30 บาท');
    await confirm(page, texts).dblclick({ delay: 0 });
    // The amount once, as the app writes it, and below it what the coupon is called.
    const receipt = page.getByRole('dialog', { name: texts.spin.claimed });
    await expect(receipt).toContainText('คูปองเครดิตฟรี');
    await expect(receipt.getByText('30 บาท', { exact: true })).toHaveCount(0);
    const setups = await countOf(page, 'getSpinSetup');
    await ok(page, texts);
    await expect.poll(() => countOf(page, 'getSpinSetup')).toBe(setups + 1);
    expect(await countOf(page, 'claimCoupon')).toBe(1);
    await page.getByRole('button', { name: fill(texts.ui.pages.page, { page: 3 }), exact: true }).click();
    await expect(list.getByRole('listitem')).toHaveCount(3);
    expect(await countOf(page, 'listCoupons')).toBeLessThanOrEqual(3);
  });
});

/** Steps of tests that the panel's Explore tab writes. */
import { type ElementHandle, expect, type Page } from '@playwright/test';
import { type Act, effectsOf } from '../../mocks/devtools/panel/explore/acts.ts';
import { happen, type NamedControl } from '../../mocks/devtools/walks/acts.ts';
import { findShown } from '../../mocks/devtools/walks/view.ts';
import { demoPlayer } from '../../mocks/reference/logins.ts';
import { settled } from '../support/fixtures.ts';
import { brokenSince, viewOf } from './rules.ts';

/** Opens the world of a walk on its first page. */
export async function openWalk(page: Page, address: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(address);
  await settled(page);
}

/** The control of an act, as the panel finds it. */
async function controlOf(page: Page, { role, name, nth }: NamedControl): Promise<ElementHandle<HTMLElement>> {
  const find = `(${findShown})().controls.filter((one) => one.usable && one.role === ${JSON.stringify(role)} && one.name === ${JSON.stringify(name)})[${nth}]?.element`;
  // Not `waitForFunction`: the page's policy forbids it to evaluate text.
  const isThere = () => page.evaluate<boolean>(`Boolean(${find})`);
  await expect.poll(isThere, { message: `a ${role} ${JSON.stringify(name)}, number ${nth + 1}` }).toBe(true);
  return (await page.evaluateHandle<HTMLElement>(find)).asElement() as ElementHandle<HTMLElement>;
}

async function logIn(page: Page): Promise<void> {
  const password = page.locator('input[autocomplete="current-password"]');
  await page.locator('form').filter({ has: password }).locator('input').first().fill(demoPlayer.username);
  await password.fill(demoPlayer.password);
  await password.press('Enter');
}

async function perform(page: Page, act: Act): Promise<unknown> {
  switch (act.do) {
    case 'tap':
      return (await controlOf(page, act)).click();
    case 'twice':
      return (await controlOf(page, act)).evaluate((control) => {
        control.click();
        control.click();
      });
    case 'type':
      return (await controlOf(page, act)).fill(act.text);
    case 'enter':
      return (await controlOf(page, act)).press('Enter');
    case 'login':
      return logIn(page);
    case 'escape':
      return page.keyboard.press('Escape');
    case 'back':
      return page.goBack();
    case 'comeBack':
      return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    default:
      return page.evaluate(happen, act);
  }
}

/** Takes a step, and waits until the page is at rest. */
export async function take(page: Page, act: Act): Promise<void> {
  await perform(page, act);
  await settled(page);
}

/** Takes the last step. @returns reads the rules that are broken since, as sentences; poll it, because the app draws */
export async function takeLast(page: Page, act: Act): Promise<() => Promise<string[]>> {
  const before = await viewOf(page);
  await take(page, act);
  return () => brokenSince(page, before, effectsOf(act));
}

/** A walk through the live app, for a browser to record as a HAR file. */
import type { Locator, Page } from '@playwright/test';
import { loadedWhole, settled, sheetsLeft } from '../support/fixtures.ts';
import { joinedChat, launcherOf } from '../support/steps/chat.ts';
import { openAction, openSheet, sendLogin } from '../support/steps/wallet.ts';
import type { Texts } from '../support/texts.ts';
import { expect } from './fixtures.ts';

/** Turns the pages of the open list to the last one. */
async function turnPages(page: Page, texts: Texts, list: Locator): Promise<void> {
  await expect(list.locator('[aria-busy="true"]')).toHaveCount(0);
  const next = list.getByRole('button', { name: texts.ui.pages.next, exact: true });
  const current = list.locator('button[aria-current="page"]');
  while ((await next.count()) > 0 && (await next.isEnabled())) {
    const before = (await current.textContent()) ?? '';
    await next.click();
    await expect(current).not.toHaveText(before);
    await settled(page);
    await expect(list.locator('[aria-busy="true"]')).toHaveCount(0);
  }
}

/** Closes the open sheet once its calls are answered: an aborted one would have no body in the file. */
async function leave(page: Page): Promise<void> {
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await sheetsLeft(page);
  await settled(page);
}

/** Opens a sheet of home, past its banners, and reads its list to the end. */
async function lookAt(page: Page, texts: Texts, name: 'deposit' | 'refund' | 'invite' | 'transfer' | 'withdraw') {
  const sheet = await openAction(page, texts, name);
  if (name === 'refund' || name === 'invite') {
    const onwards = sheet.getByRole('button', { name: texts[name].next, exact: true });
    if ((await onwards.count()) > 0) await onwards.click();
    const own = page.getByRole('dialog', { name: texts[name].title, exact: true });
    await expect(own).toBeVisible();
    await settled(page);
    await expect(own.locator('[aria-busy="true"]')).toHaveCount(0);
    await settled(page);
    await turnPages(page, texts, own);
  }
  await leave(page);
}

/**
 * Logs in, and visits everything that changes nothing.
 * @param asksTerms whether home asks to accept terms
 */
export async function lookAround(page: Page, texts: Texts, asksTerms: boolean): Promise<void> {
  await page.goto('/login');
  await settled(page);
  await sendLogin(page, texts);
  await expect(page).toHaveURL(/\/user\/home$/);
  await settled(page);
  await loadedWhole(page);
  if (asksTerms) {
    const terms = page.getByRole('dialog', { name: texts.agreement.title });
    await terms.getByRole('button', { name: texts.agreement.accept }).click();
    await sheetsLeft(page);
  }
  for (const name of ['deposit', 'withdraw', 'transfer', 'invite', 'refund'] as const) {
    const button = page.getByRole('button', { name: texts.home.actions[name], exact: true });
    if ((await button.count()) > 0) await lookAt(page, texts, name);
  }
  await page.goto('/user/statement');
  await settled(page);
  await turnPages(page, texts, page.getByRole('main'));
  await turnPages(page, texts, await openSheet(page, texts.slip.open, texts.slip.title));
  await leave(page);
  for (const route of ['/user/bonus', '/user/spin', '/user/profile', '/user/contact', '/user/home']) {
    await page.goto(route);
    await settled(page);
    await loadedWhole(page);
  }
  const chat = launcherOf(page, texts).first();
  if ((await chat.count()) === 0) return;
  await chat.click();
  await joinedChat(page, texts);
  await leave(page);
}

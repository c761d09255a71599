/** Chat steps of the customer, and messages of support. */
import { expect, type Locator, type Page } from '@playwright/test';
import { playerRoom } from '../../../scenarios/states/acts.ts';
import type { Texts } from '../texts.ts';

export { playerRoom };

/** Matches part of its name, which also contains the unread count. */
export const launcherOf = (page: Page, texts: Texts): Locator => page.getByRole('button', { name: texts.chat.open });
export const chatOf = (page: Page, texts: Texts): Locator =>
  page.getByRole('dialog', { name: texts.chat.title, exact: true });
export const logOf = (page: Page, texts: Texts): Locator =>
  page.getByRole('region', { name: texts.chat.log, exact: true });
export const boxOf = (page: Page, texts: Texts): Locator =>
  page.getByRole('textbox', { name: texts.chat.message, exact: true });

/** Waits for the newest page and the connection of the open chat. */
export async function joinedChat(page: Page, texts: Texts): Promise<Locator> {
  const chat = chatOf(page, texts);
  await expect(chat.getByText(texts.chat.line.joined)).toBeVisible();
  return chat;
}

export async function openChat(page: Page, texts: Texts): Promise<Locator> {
  await launcherOf(page, texts).first().click();
  return joinedChat(page, texts);
}

export async function write(page: Page, texts: Texts, text: string): Promise<void> {
  await boxOf(page, texts).fill(text);
  await boxOf(page, texts).press('Enter');
}

/** Sends a support message. */
export const supportSays = (page: Page, text: string, room = playerRoom): Promise<void> | undefined =>
  page.evaluate(([name, words]) => window.sandbox?.operate('chatSay', { room: name, text: words }), [
    room,
    text,
  ] as const);

/** Rooms joined so far, one entry per join. */
export const joinsOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.sandbox?.chat.events() ?? []).filter(({ event }) => event === 'join').map(({ data }) => data),
  );

/** The hidden file input behind the paper clip. */
export const fileField = (page: Page, texts: Texts): Locator => chatOf(page, texts).locator('input[type=file]');

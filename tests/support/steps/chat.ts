/** Steps in the chat as the customer, and messages of support. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import { playerRoom } from '../../../scenarios/states/people.ts';
import { png } from '../png.ts';
import type { Texts } from '../texts.ts';

export { playerRoom };

/** Found by a part of its name, which also has the unread count. */
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

/** A support message as the customer sees it in the log. */
export const supportSays = (page: Page, text: string, room = playerRoom): Promise<void> | undefined =>
  page.evaluate(([name, words]) => window.sandbox?.operate('chatSay', { room: name, text: words }), [
    room,
    text,
  ] as const);

export const supportSends = (page: Page, message: ChatContent, room = playerRoom): Promise<void> | undefined =>
  page.evaluate(([name, content]) => window.sandbox?.operate('chatPush', { room: name, message: content }), [
    room,
    message,
  ] as const);

/** The joined rooms so far, one entry per join. */
export const joinsOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.sandbox?.chat.events() ?? []).filter(({ event }) => event === 'join').map(({ data }) => data),
  );

const heads = {
  /** What follows the end of the picture is not read. */
  png: [...png],
  mp4: [0, 0, 0, 24, ...Buffer.from('ftypisom')],
};

/** A file of a given size that starts with the signature of its type. */
export function fileOf(name: string, mimeType: string, kind: keyof typeof heads, bytes = 2048) {
  const buffer = Buffer.alloc(bytes);
  buffer.set(heads[kind]);
  return { name, mimeType, buffer };
}

/** The hidden field behind the paper clip. */
export const fileField = (page: Page, texts: Texts): Locator => chatOf(page, texts).locator('input[type=file]');

/** Drops an empty file of a given size on the chat; it is made in the page, because it is too large to transfer. */
export const dropLarge = (chat: Locator, name: string, type: string, bytes: number): Promise<void> =>
  chat.evaluate(
    (panel, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
      const target = panel.querySelector('textarea') ?? panel;
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    { name, type, bytes },
  );

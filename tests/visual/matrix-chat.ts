/** Part of the matrix: the chat empty, with every kind of message, and with a message that was not sent. */
import { expect, type Page } from '@playwright/test';
import { logOf, openChat, playerRoom, write } from '../support/steps/chat.ts';
import type { Screen } from './screen.ts';

type Kind = 'text' | 'buttons' | 'image' | 'file' | 'quick_replies' | 'generic' | 'postback' | 'unknown';

/** Makes support send one message of each kind, except videos: browsers draw their controls differently. */
async function receive(page: Page, kinds: readonly Kind[]): Promise<void> {
  for (const type of kinds) {
    await page.evaluate(([room, kind]) => window.sandbox?.operate('chatSend', { room, type: kind }), [
      playerRoom,
      type,
    ] as const);
  }
}

const withMessages = (name: string, kinds: readonly Kind[]): Screen => ({
  name,
  route: '/user/home',
  scenario: 'everyday',
  person: 'player',
  switches: 'chatMessages:0',
  reach: async (page, texts) => {
    await openChat(page, texts);
    await receive(page, kinds);
    await expect(logOf(page, texts).getByRole('listitem').last()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.sandbox?.calls().at(-1)?.operation)).toBe('markChatRead');
  },
});

export const chatScreens: readonly Screen[] = [
  {
    name: 'chat-welcome',
    route: '/contact',
    scenario: 'everyday',
    person: 'visitor',
    reach: async (page, texts) => {
      await openChat(page, texts);
      await expect(page.getByRole('button', { name: texts.chat.topic.bonus })).toBeVisible();
    },
  },
  withMessages('chat-messages', ['text', 'buttons', 'image']),
  withMessages('chat-more', ['file', 'unknown', 'generic', 'generic', 'postback', 'quick_replies']),
  {
    name: 'chat-failed',
    route: '/user/home',
    scenario: 'everyday',
    person: 'player',
    reach: async (page, texts) => {
      const chat = await openChat(page, texts);
      await write(page, texts, '!limit');
      await expect(chat.getByRole('button', { name: texts.chat.resend })).toBeVisible();
      await expect(chat.getByRole('alert')).toBeEmpty({ timeout: 7000 });
    },
  },
];

/** The open chat of a player, and the voice of support in it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openChat } from '../support/steps/chat.ts';
import type { Texts } from '../support/texts.ts';
import type { Operate } from './fixtures.ts';

interface ChatRoom {
  readonly panel: Locator;
  readonly room: string;
  /** A visible message, not its announcement for screen readers. */
  readonly said: (text: string) => Locator;
  /** Support says something. */
  readonly say: (text: string) => Promise<unknown>;
}

/** Opens the chat and finds its room, the only one that the backend knows. */
export async function openRoom(page: Page, texts: Texts, operate: Operate): Promise<ChatRoom> {
  const panel = await openChat(page, texts);
  await expect.poll(() => operate<string[]>('chat.rooms')).toHaveLength(1);
  const [room = ''] = await operate<string[]>('chat.rooms');
  return {
    panel,
    room,
    said: (text) => panel.getByText(text, { exact: true }),
    say: (text) => operate('operator.chatSay', { room, text }),
  };
}

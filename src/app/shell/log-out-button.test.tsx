import type { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { ownerOf, writeText } from '../../features/chat/room/chat-texts.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { clearSession, getToken, login } from '../../shared/session/session.ts';
import { LogOutButton } from './log-out-button.tsx';

/** Begins a command that never ends. */
const begin = (client: QueryClient, key: string) =>
  void client
    .getMutationCache()
    .build(client, { mutationKey: [key], mutationFn: () => new Promise(() => undefined) })
    .execute(undefined);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => initI18n());
beforeEach(() => login('t1', true));
afterEach(() => {
  clearSession('logout');
});

describe('the logout button (ACC-65)', () => {
  test('logs out without a question when nothing can be lost', async () => {
    open(<LogOutButton />);
    await press(texts.shell.logout);
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(getToken()).toBeNull());
  });

  test.each([
    ['a command is under way', (client: QueryClient) => begin(client, 'transfer'), texts.logout.underWay],
    [
      'the chat uploads a picture',
      (client: QueryClient) => {
        begin(client, 'uploadChatImage');
        writeText('unsent', ownerOf('p1'), 'm1', 'a picture');
      },
      texts.logout.unsent,
    ],
    ['a message is not sent yet', () => writeText('unsent', ownerOf('p1'), 'm1', 'hello'), texts.logout.unsent],
    ['the chat holds a draft', () => writeText('draft', ownerOf('p1'), 'text', 'hel'), texts.logout.unsent],
  ])('asks first while %s, and stays when the player stays', async (_, lose, words) => {
    const { client } = open(<LogOutButton />);
    lose(client);
    await press(texts.shell.logout);
    expect((await screen.findByRole('dialog', { name: texts.logout.title })).textContent).toContain(words);
    await press(texts.logout.stay);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getToken()).toBe('t1');
  });

  test('logs out when the player confirms', async () => {
    const { client } = open(<LogOutButton />);
    begin(client, 'transfer');
    await press(texts.shell.logout);
    const dialog = await screen.findByRole('dialog', { name: texts.logout.title });
    await userEvent.click(within(dialog).getByRole('button', { name: texts.shell.logout }));
    await vi.waitFor(() => expect(getToken()).toBeNull());
  });

  test('asks nothing for the text of another session', async () => {
    writeText('unsent', 'p1:0123456789abcdef', 'm1', 'hello');
    open(<LogOutButton />);
    await press(texts.shell.logout);
    await vi.waitFor(() => expect(getToken()).toBeNull());
  });
});

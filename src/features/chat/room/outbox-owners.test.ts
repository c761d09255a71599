import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatTabs, pass, textsIn, underWay } from '../../../../tests/support/components/fake-chat-backend.ts';
import { clearSession, login } from '../../../shared/session/session.ts';

let tabs: ChatTabs;

beforeEach(() => {
  tabs = new ChatTabs();
});

afterEach(() => {
  tabs.close();
});

describe('another account', () => {
  // CHT-15, CHT-84
  test('never sends messages of the former one, which a logout deletes', async () => {
    const before = await tabs.open();
    before.sender.sendText('of a');
    await pass(100);
    expect(tabs.kept()).toHaveLength(1);
    clearSession('logout');
    expect(tabs.kept()).toEqual([]);
    await tabs.leave(before);
    login('token-of-b', true);
    const after = await tabs.open();
    await pass(10_000);
    expect(tabs.backend.sent).toEqual([]);
    expect(underWay(after)).toEqual([]);
  });

  // CHT-84
  test('never sends them even if the storage still holds them', async () => {
    const before = await tabs.open();
    before.sender.sendText('of a');
    await tabs.leave(before);
    const left = tabs.storage.keys().map((key) => [key, tabs.storage.getItem(key)] as const);
    clearSession('logout');
    login('token-of-b', true);
    for (const [key, value] of left) if (key.startsWith('chat-')) tabs.storage.setItem(key, value ?? '');
    expect(tabs.kept()).toHaveLength(1);
    const after = await tabs.open();
    await pass(10_000);
    expect(tabs.backend.sent).toEqual([]);
    expect(underWay(after)).toEqual([]);
  });
});

describe('two tabs', () => {
  // CHT-82
  test('send a message only from the tab in which it was written', async () => {
    const one = await tabs.open();
    const other = await tabs.open();
    one.sender.sendText('hello');
    tabs.storage.tellTabs();
    await pass(5_000);
    expect(tabs.backend.sent).toHaveLength(1);
    expect(underWay(other)).toEqual([]);
  });

  // CHT-82
  test('send messages of a closed tab from the other one', async () => {
    const one = await tabs.open();
    const other = await tabs.open();
    one.sender.sendText('hello');
    tabs.storage.tellTabs();
    await pass(100);
    await tabs.leave(one);
    await pass(100);
    expect(tabs.backend.sent).toHaveLength(1);
    expect(textsIn(other)).toEqual(['hello']);
  });

  // CHT-82
  test('send nothing by themselves without browser locks', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const one = await tabs.open();
    one.sender.sendText('hello');
    const other = await tabs.open();
    expect(underWay(other)).toEqual(['failed']);
    await pass(500);
    expect(tabs.backend.sent).toHaveLength(1);
  });
});

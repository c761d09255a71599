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
  test('never sends what the former one has left, nor does a logout leave it on the device', async () => {
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
  test('does not, though the storage still holds it', async () => {
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

describe('of two tabs', () => {
  // CHT-82
  test('only the one in which it was written sends a message', async () => {
    const one = await tabs.open();
    const other = await tabs.open();
    one.sender.sendText('hello');
    tabs.storage.tellTabs();
    await pass(5_000);
    expect(tabs.backend.sent).toHaveLength(1);
    expect(underWay(other)).toEqual([]);
  });

  // CHT-82
  test('the other one sends what the first left when it was closed', async () => {
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
  test('neither sends by itself where the browser has no locks', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const one = await tabs.open();
    one.sender.sendText('hello');
    const other = await tabs.open();
    expect(underWay(other)).toEqual(['failed']);
    await pass(500);
    expect(tabs.backend.sent).toHaveLength(1);
  });
});

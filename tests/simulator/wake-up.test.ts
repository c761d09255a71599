import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type JournalStore, type Sandbox } from '../../mocks/index.ts';
import { chatRoom, send, text } from '../support/worlds/chat-client.ts';
import { callerOf, evening, openSandbox } from '../support/worlds/open-sandbox.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: evening });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A world with timers, as in a browser. */
const openTab = (store?: JournalStore): Promise<Sandbox> =>
  openSandbox('everyday', {
    ...(store && { store }),
    now: () => Date.now(),
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });

const ask = (sandbox: Sandbox) => send(callerOf(sandbox), text('hello'));

/** Joins the room in place of a client. */
function listen(sandbox: Sandbox): string[] {
  const heard: string[] = [];
  const socket = {
    emit: (event: string, { sender }: { sender: string }) => event === 'messaging' && heard.push(sender),
    drop() {},
    disconnect() {},
  };
  sandbox.chat.open(socket as never).join(chatRoom);
  return heard;
}

test('sends the reply on time without any call', async () => {
  const sandbox = await openTab();
  const heard = listen(sandbox);
  await ask(sandbox);
  expect(heard).toEqual(['customer']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(['customer', 'operator']);
  expect(vi.getTimerCount()).toBe(0);
});

test('runs no timers in a frozen world until its clock runs again', async () => {
  const sandbox = await openTab();
  sandbox.clock.freeze();
  const heard = listen(sandbox);
  await ask(sandbox);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(['customer']);
  sandbox.clock.freeze(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(['customer', 'operator']);
});

test('sends no reply to an undone message', async () => {
  const sandbox = await openTab();
  const heard = listen(sandbox);
  await ask(sandbox);
  await sandbox.undo();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual(['customer']);
});

test('notifies listeners of calls and scheduled events', async () => {
  const sandbox = await openTab();
  const advanced = vi.fn();
  const leave = sandbox.onAdvanced(advanced);
  await ask(sandbox);
  expect(advanced).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(advanced).toHaveBeenCalledTimes(2);
  leave();
  await ask(sandbox);
  expect(advanced).toHaveBeenCalledTimes(2);
});

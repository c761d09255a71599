/** A slow store: the rules of the world while a change is being stored. */
import { expect, test } from 'vitest';
import { createMemoryStore, type JournalStore, type Sandbox } from '../../mocks/index.ts';
import { chatMessage } from '../support/recipes/requests.ts';
import { chatRoom } from '../support/worlds/chat-client.ts';
import { brokenRules, callerOf, openSandbox } from '../support/worlds/open-sandbox.ts';

/** @returns a store that holds its next append: `asked` resolves when it is called, `goOn` ends it */
function slowStore() {
  const kept = createMemoryStore();
  let asked = Promise.withResolvers<void>();
  let waits = Promise.resolve();
  const store: JournalStore = {
    ...kept,
    append: async (...args) => {
      asked.resolve();
      await waits;
      return kept.append(...args);
    },
  };
  const hold = () => {
    asked = Promise.withResolvers();
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    waits = promise;
    return { asked: asked.promise, goOn };
  };
  return { store, hold };
}

const changes: readonly [name: string, change: (sandbox: Sandbox) => Promise<unknown>][] = [
  ['a message to support', (sandbox) => callerOf(sandbox).post('/api/chat/send-message', chatMessage('สวัสดี'))],
  ['a message of support', (sandbox) => sandbox.operate('chatSay', { room: chatRoom, text: 'ได้รับแล้ว' })],
];

test.each(changes)('all rules hold while %s is being stored, and afterwards', async (_, change) => {
  const { store, hold } = slowStore();
  const sandbox = await openSandbox('everyday', { store, set: { operatorReplies: false } });
  const broken = () => brokenRules(sandbox);
  const entries = sandbox.journal().length;
  const before = sandbox.dump();
  const { asked, goOn } = hold();
  const changed = change(sandbox);
  await asked;
  // the world contains the change, the history does not
  expect(sandbox.dump()).not.toBe(before);
  expect(sandbox.journal()).toHaveLength(entries);
  expect(sandbox.describe().entries).toBe(entries);
  expect(broken()).toEqual([]);
  goOn();
  await changed;
  expect(sandbox.journal()).toHaveLength(entries + 1);
  expect(broken()).toEqual([]);
});

test('all rules hold in a tab when another is faster to store', async () => {
  const { store, hold } = slowStore();
  const slow = await openSandbox('everyday', { store, set: { operatorReplies: false } });
  const { asked, goOn } = hold();
  const said = slow.operate('chatSay', { room: chatRoom, text: 'หนึ่ง' });
  await asked;
  const quick = await openSandbox('everyday', { store, set: { operatorReplies: false } });
  const other = quick.operate('chatSay', { room: chatRoom, text: 'สอง' });
  expect(brokenRules(slow)).toEqual([]);
  goOn();
  await Promise.all([said, other]);
  expect(brokenRules(slow)).toEqual([]);
  await callerOf(quick).get('/api/lookup/active');
  await callerOf(slow).get('/api/lookup/active');
  expect(quick.dump()).toBe(slow.dump());
  expect(slow.journal()).toHaveLength(3);
});

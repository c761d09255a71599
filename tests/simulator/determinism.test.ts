import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import type { ChatUpload } from '../../contract/generated/models/chatUpload.ts';
import { operations } from '../../contract/generated/operations.ts';
import { openIndexedDbStore } from '../../mocks/adapters/browser/indexeddb-store.ts';
import { sandboxHandler, uploadsHandler } from '../../mocks/adapters/http/http.ts';
import type { JournalStore, Sandbox } from '../../mocks/index.ts';
import { unpackCapsule } from '../../mocks/sandbox/pack-capsule.ts';
import { IDBFactory } from '../support/worlds/indexed-db.ts';
import { callerOf, differenceFromReplay, differenceOf, openSandbox } from '../support/worlds/open-sandbox.ts';
import { directly, overFetch, pictureFile, walk } from '../support/worlds/walk.ts';

const origin = 'http://krapao.test';
const open = (store?: JournalStore) => openSandbox('qr-deposit', { seed: 7, ...(store && { store }) });

/** Runs the walk against a world in this process. */
async function walked(sandbox: Sandbox): Promise<{ answers: string[]; dump: string }> {
  const answers = await walk(sandbox, directly(sandbox), 1);
  return { answers, dump: sandbox.dump() };
}

/** Runs the walk over `fetch`. */
async function walkedOverFetch(): Promise<{ answers: string[]; dump: string }> {
  const sandbox = await open();
  const server = setupServer(sandboxHandler(() => sandbox, origin, '/'));
  server.listen();
  try {
    const answers = await walk(sandbox, overFetch(origin), 1);
    return { answers, dump: sandbox.dump() };
  } finally {
    server.close();
  }
}

test('the same walk gets the same answers and ends in the same world over every transport and store', async () => {
  const inMemory = await open();
  const first = await walked(inMemory);
  const ways = {
    again: await walked(await open()),
    indexedDb: await walked(await open(await openIndexedDbStore(new IDBFactory()))),
    fetch: await walkedOverFetch(),
  };
  for (const [way, { answers, dump }] of Object.entries(ways)) {
    expect(answers, way).toEqual(first.answers);
    expect(differenceOf(dump, first.dump), way).toBe('');
  }
  expect(await differenceFromReplay(inMemory)).toBe('');
}, 60_000);

test('the walk calls every operation, and most of them succeed', async () => {
  const sandbox = await open();
  const { answers } = await walked(sandbox);
  const asked = new Set(sandbox.calls().flatMap(({ operation }) => operation ?? []));
  const changing = new Set(sandbox.journal().flatMap((entry) => (entry.kind === 'request' ? entry.operation : [])));
  expect(asked.size).toBe(Object.keys(operations).length);
  expect(answers.filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(answers.length / 2);
  expect(changing.size).toBeGreaterThan(15);
});

test('a world reopened from IndexedDB is the same, with the bytes of its uploads', async () => {
  const factory = new IDBFactory();
  const left = await open(await openIndexedDbStore(factory));
  const player = callerOf(left, left.token('player'));
  const slip = await left.files.receive(pictureFile('slip-500.png', 'of a slip'));
  const picture = await left.files.receive(pictureFile('photo.png', 'of the chat'));
  expect((await player.upload('/api/wallet/slip', slip)).status).toBe(200);
  expect((await player.upload('/api/chat/upload-image', picture)).status).toBe(200);

  const found = await open(await openIndexedDbStore(factory));
  expect(found.openedAs).toBe('stored');
  expect(differenceOf(found.dump(), left.dump())).toBe('');
  for (const [{ hash }, content] of [
    [slip, 'of a slip'],
    [picture, 'of the chat'],
  ] as const) {
    const file = await found.files.get(hash);
    expect(file?.type).toBe('image/png');
    expect(await file?.text()).toContain(content);
  }
});

test('a link carries an upload’s description without its bytes; a drawing stands in for the picture', async () => {
  const sender = await open();
  const picture = await sender.files.receive(pictureFile('photo.png', 'a secret face'));
  const { path } = (await callerOf(sender).upload('/api/chat/upload-image', picture)).body as ChatUpload;
  const link = await sender.link();
  const text = await unpackCapsule(link);
  expect(text).toContain(JSON.stringify(picture));
  expect(text).not.toContain('a secret face');

  const receiver = await openSandbox('everyday');
  await receiver.importCapsule(text);
  expect(differenceOf(receiver.dump(), sender.dump())).toBe('');
  expect(await receiver.files.get(picture.hash)).toBeNull();

  let shown: Sandbox = receiver;
  const server = setupServer(uploadsHandler(() => shown, origin, '/'));
  server.listen();
  try {
    const drawn = await fetch(`${origin}${path}`);
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml');
    shown = sender;
    const own = await fetch(`${origin}${path}`);
    expect(own.headers.get('content-type')).toBe('image/png');
    expect(await own.text()).toContain('a secret face');
  } finally {
    server.close();
  }
});

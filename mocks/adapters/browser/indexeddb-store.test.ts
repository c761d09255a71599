import { IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { IDBFactory } from '../../../tests/support/worlds/indexed-db.ts';
import { openIndexedDbStore } from './indexeddb-store.ts';

const picture = () => new Blob([new Uint8Array([1, 2, 255])], { type: 'image/png' });

async function read(blob: Blob | null): Promise<unknown> {
  return blob && [blob.type, [...new Uint8Array(await blob.arrayBuffer())]];
}

/** The stored uploads. */
async function filesOf(factory: IDBFactory) {
  const request = factory.open('krapao-sandbox');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  return request.result.transaction('files', 'readwrite').objectStore('files');
}

// APP-222
test('stores an upload where the browser stores no Blobs, and reads the Blob of an earlier build', async () => {
  const factory = new IDBFactory();
  const { put } = IDBObjectStore.prototype;
  const refusesBlobs = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function like(
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) {
    if (value instanceof Blob) throw new DOMException('Error preparing Blob/File data to be stored in object store');
    return put.call(this, value, key);
  });
  const store = await openIndexedDbStore(factory);
  await store.putFile('new', picture());
  expect(await read(await store.getFile('new'))).toEqual(['image/png', [1, 2, 255]]);

  refusesBlobs.mockRestore();
  (await filesOf(factory)).put(picture(), 'old');
  expect(await read(await store.getFile('old'))).toEqual(['image/png', [1, 2, 255]]);
  expect(await store.getFile('none')).toBeNull();
});

test('deletes only the world snapshots of an earlier build', async () => {
  const factory = new IDBFactory();
  await openIndexedDbStore(factory);
  const files = await filesOf(factory);
  for (const key of ['snapshot|everyday|1', 'a'.repeat(64), 'snapshot']) files.put({ bytes: new ArrayBuffer(1) }, key);

  await openIndexedDbStore(factory);

  await vi.waitFor(async () => {
    const keys = (await filesOf(factory)).getAllKeys();
    await new Promise((resolve) => keys.addEventListener('success', resolve));
    expect(keys.result).toEqual(['a'.repeat(64), 'snapshot']);
  });
});

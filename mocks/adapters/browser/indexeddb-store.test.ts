import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { openIndexedDbStore } from './indexeddb-store.ts';

const picture = () => new Blob([new Uint8Array([1, 2, 255])], { type: 'image/png' });

async function read(blob: Blob | null): Promise<unknown> {
  return blob && [blob.type, [...new Uint8Array(await blob.arrayBuffer())]];
}

// APP-222
test('an upload is kept where the browser stores no Blobs, and one of an earlier build is still read', async () => {
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
  const request = factory.open('krapao-sandbox');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const transaction = request.result.transaction('files', 'readwrite');
  transaction.objectStore('files').put(picture(), 'old');
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  expect(await read(await store.getFile('old'))).toEqual(['image/png', [1, 2, 255]]);
  expect(await store.getFile('none')).toBeNull();
});

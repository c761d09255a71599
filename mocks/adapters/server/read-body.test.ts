import { expect, test } from 'vitest';
import { formType } from '../../../tests/support/backend/raw-http.ts';
import { serve } from '../../../tests/support/backend/serve.ts';
import { BodyMemory } from './body-memory.ts';
import { maxParts, readFile } from './read-body.ts';

const memory = 1_000_000;
const limit = { bytes: 1_000_000, ms: 5000, stallMs: 5000 };

/** The field `file` of a body over HTTP. */
async function readOver(body: BodyInit, contentType?: string): Promise<File | Error | null> {
  let read: Promise<File | Error | null> = Promise.resolve(null);
  const url = await serve((incoming, outgoing) => {
    read = readFile(incoming, limit, new BodyMemory(memory).account(outgoing)).catch((error: Error) => error);
    void read.then(() => outgoing.end());
  });
  const headers = new Headers(contentType === undefined ? [] : [['content-type', contentType]]);
  const answer = await fetch(url, { method: 'POST', body, headers });
  await answer.text();
  return read;
}

const facts = async (file: File | null) =>
  file && { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()).toString('base64') };

const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 256);

test.each([
  'slip.png',
  'สลิป โอนเงิน.png',
  'ໃບ.jpg',
  'a "quoted" one.png',
  'C:\\slips\\1.png',
  'half; name="x".png',
  '100%25.png',
])('reads a file named %s like the browser’s own parser', async (name) => {
  const form = new FormData();
  form.set('note', 'ฝาก');
  form.set('file', new File([bytes], name, { type: 'image/png' }));
  const expected = (await new Response(form).formData()).get('file') as File;
  const read = await readOver(form);
  expect(read).toBeInstanceOf(File);
  expect(await facts(read as File)).toEqual(await facts(expected));
});

const text = (name: string, value: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"; filename="${value}.png"\r\ncontent-type: image/png\r\n\r\n${value}\r\n`;
const end = '--edge--\r\n';

test.each([
  ['no part', end],
  ['no file', text('note', 'x') + end],
  ['a text of the file’s name before it', text('file', 'x') + file('file', 'a') + end],
  ['no end', file('file', 'a')],
  ['another boundary', (file('file', 'a') + end).replaceAll('--edge', '--other')],
  ['no bytes', ''],
  [
    'a header without an end',
    `--edge\r\ncontent-disposition: form-data; name="file"; filename="${'x'.repeat(200_000)}`,
  ],
])('finds no file in a form with %s', async (_what, body) => {
  expect(await readOver(body, formType)).toBeNull();
});

test('finds no file in a form without a boundary', async () => {
  expect(await readOver(file('file', 'a') + end, 'multipart/form-data')).toBeNull();
  expect(await readOver(file('file', 'a') + end, 'multipart/mixed; boundary=edge')).toBeNull();
});

test('takes the first of several files with the name, also an empty one', async () => {
  const several = file('other', 'o') + file('file', 'first') + file('file', 'second') + end;
  expect(await readOver(several, formType)).toMatchObject({ name: 'first.png', size: 5, type: 'image/png' });
  expect(await readOver(file('file', '') + end, formType)).toMatchObject({ name: '.png', size: 0 });
});

test('refuses a form with more than the allowed parts', async () => {
  const few = text('x', '1').repeat(maxParts - 1) + file('file', 'a') + end;
  expect(await readOver(few, formType)).toMatchObject({ name: 'a.png' });
  expect(await readOver(text('x', '1') + few, formType)).toMatchObject({ name: 'TooManyParts' });
});

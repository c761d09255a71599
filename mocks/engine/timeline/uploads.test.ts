import { expect, test } from 'vitest';
import { describeFile, sniff } from './uploads.ts';

const bytes = (...values: (number | string)[]) =>
  new Uint8Array(
    values.flatMap((value) => (typeof value === 'string' ? [...value].map((c) => c.charCodeAt(0)) : [value])),
  );

test.each([
  ['png', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)],
  ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['gif', bytes('GIF89a')],
  ['mp4', bytes(0, 0, 0, 24, 'ftypisom')],
  ['mov', bytes(0, 0, 0, 20, 'ftypqt  ')],
  ['mov', bytes(0, 0, 0, 8, 'wide', 0, 0, 0, 0)],
  ['other', bytes(0, 0, 0, 24, 'ftypheic')],
  ['other', bytes(0, 0, 0, 24, 'ftypavif')],
  ['other', bytes('<html>')],
  ['other', bytes()],
] as const)('the first bytes tell a %s', (kind, content) => {
  expect(sniff(content)).toBe(kind);
});

test('identifies a file by content, not by name', async () => {
  const one = await describeFile({ name: 'slip.png', type: 'image/png', bytes: bytes('same') });
  const two = await describeFile({ name: 'other.png', type: 'image/png', bytes: bytes('same') });
  expect(one.hash).toBe(two.hash);
  expect(one).toMatchObject({ name: 'slip.png', size: 4, sniffed: 'other' });
});

test('shortens a file name to the journal’s limit', async () => {
  expect((await describeFile({ name: 'x'.repeat(5000), type: '', bytes: bytes() })).name).toHaveLength(400);
});

test('hashes equally with crypto-js and with the browser', async () => {
  const file = { name: 'a', type: 'b', bytes: bytes('Krapao') };
  const native = await describeFile(file);
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  try {
    expect((await describeFile(file)).hash).toBe(native.hash);
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  }
});

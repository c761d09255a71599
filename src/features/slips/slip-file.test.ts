import { expect, it, vi } from 'vitest';
import { checkSlipFile } from './slip-file.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const gif = [0x47, 0x49, 0x46, 0x38];
const limit = 10 * 1024 * 1024;
const file = (name: string, type: string, bytes: number[], size = bytes.length) => {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new File([content], name, { type });
};
const checked = async (given: File) => {
  const result = await checkSlipFile(given);
  return result.ok ? result.file.name : result.problem;
};

// SLP-8
it.each([
  ['slip.png', 'image/png', png, 'slip.png', 'image/png'],
  ['SLIP.JPG', 'image/jpeg', jpeg, 'SLIP.jpg', 'image/jpeg'],
  ['a.jpeg', 'image/jpg', jpeg, 'a.jpeg', 'image/jpeg'],
  ['a.gif', 'image/gif', gif, 'a.gif', 'image/gif'],
  ['slip.png', 'image/png', jpeg, 'slip.jpg', 'image/jpeg'],
  ['screenshot-saved-as.jpg', 'image/jpeg', png, 'screenshot-saved-as.png', 'image/png'],
  ['slip.jpg', '', jpeg, 'slip.jpg', 'image/jpeg'],
  ['slip.jpg', 'application/octet-stream', jpeg, 'slip.jpg', 'image/jpeg'],
  ['1000012345', '', jpeg, '1000012345.jpg', 'image/jpeg'],
  ['slip.jfif', 'image/jpeg', jpeg, 'slip.jpg', 'image/jpeg'],
  ['.png', 'image/png', png, 'png.png', 'image/png'],
  ['a.png.exe', 'application/x-msdownload', png, 'a.png.png', 'image/png'],
  ['a.constructor', 'image/png', png, 'a.png', 'image/png'],
])('accepts %s of type %s by its first bytes', async (given, declared, bytes, name, type) => {
  const result = await checkSlipFile(file(given, declared, bytes));
  expect(result.ok && [result.file.name, result.file.type, result.file.size]).toEqual([name, type, bytes.length]);
});

// SAFE-56, SLP-8, SLP-10
it.each([
  ['slip.png', 'image/png', [0x3c, 0x68, 0x74, 0x6d, 0x6c]],
  ['slip.jpg', 'image/jpeg', [0x74, 0x65, 0x78, 0x74]],
  ['film.png', 'image/png', [0, 0, 0, 24, ...Buffer.from('ftypisom')]],
  ['film.mov', 'video/quicktime', [0, 0, 0, 8, ...Buffer.from('wide')]],
  ['empty.png', 'image/png', []],
])('refuses %s of type %s', async (name, type, bytes) => {
  expect(await checked(file(name, type, bytes))).toBe('notSupported');
});

// SAFE-57, SLP-9
it('accepts 10 MB, and not a byte more', async () => {
  expect(await checked(file('a.png', 'image/png', png, limit))).toBe('a.png');
  expect(await checked(file('a.png', 'image/png', png, limit + 1))).toBe('tooLarge');
});

// SAFE-58, SLP-12
it('sends a harmless name', async () => {
  expect(await checked(file('../../ส\u202eลิป<1>.PNG', 'image/png', png))).toBe('สลิป1.png');
  expect(await checked(file('..\\\u200b.png', 'image/png', png))).toBe('slip.png');
  expect((await checked(file(`${'ก'.repeat(300)}.png`, 'image/png', png))).length).toBe(84);
});

// SLP-10
it('sends the bytes it read, even if the file changes or disappears afterwards', async () => {
  const given = file('a.png', 'image/png', png);
  const read = vi.spyOn(given, 'arrayBuffer');
  const result = await checkSlipFile(given);
  expect(result.ok && (await result.file.bytes())).toEqual(new Uint8Array(png));
  expect(read).toHaveBeenCalledOnce();
  vi.spyOn(given, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotFoundError'));
  expect(await checked(given)).toBe('unreadable');
});

// SAFE-59, SLP-14
it.each([
  ['huge.png', 'image/png', [...png, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x1e, 0x42, 0, 0, 0x1e, 0x42], false],
  ['large.png', 'image/png', [...png, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x0f, 0xa0, 0, 0, 0x0f, 0xa0], true],
  ['huge.gif', 'image/gif', [...gif, 0x39, 0x61, 0xff, 0xff, 0xff, 0xff], false],
  ['photo.jpg', 'image/jpeg', jpeg, true],
])('accepts %s, and tells whether a phone can draw it', async (name, type, bytes, drawable) => {
  expect(await checkSlipFile(file(name, type, bytes))).toMatchObject({ ok: true, drawable });
});

import { expect, test, vi } from 'vitest';
import { readSlipFile } from './slip-file.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const gif = [0x47, 0x49, 0x46, 0x38];
const file = (name: string, type: string, bytes: number[]) => new File([new Uint8Array(bytes)], name, { type });
const nameOf = async (given: File) => (await readSlipFile(given))?.file.name;

// SAFE-56, SLP-8
test.each([
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
  // What is no known picture goes to the server as it is.
  ['slip.pdf', 'application/pdf', [0x25, 0x50, 0x44, 0x46], 'slip.pdf', 'application/pdf'],
  ['../page', 'text/html', [0x3c, 0x68, 0x74, 0x6d, 0x6c], 'page', 'text/html'],
  ['film.png', 'image/png', [0, 0, 0, 24, ...Buffer.from('ftypisom')], 'film.mp4', 'video/mp4'],
  ['empty.png', 'image/png', [], 'empty.png', 'image/png'],
])('sends %s of type %s by its first bytes', async (given, declared, bytes, name, type) => {
  const sent = (await readSlipFile(file(given, declared, bytes)))?.file;
  expect([sent?.name, sent?.type, sent?.size]).toEqual([name, type, bytes.length]);
});

// SAFE-58, SLP-12
test('sends a harmless name', async () => {
  expect(await nameOf(file('../../ส\u202eลิป<1>.PNG', 'image/png', png))).toBe('สลิป1.png');
  expect(await nameOf(file('..\\\u200b.png', 'image/png', png))).toBe('slip.png');
  expect(await nameOf(file(`${'ก'.repeat(300)}.png`, 'image/png', png))).toHaveLength(84);
});

// SLP-10
test('sends the bytes it read, even if the file changes or disappears afterwards', async () => {
  const given = file('a.png', 'image/png', png);
  const read = vi.spyOn(given, 'arrayBuffer');
  const result = await readSlipFile(given);
  expect(await result?.file.bytes()).toEqual(new Uint8Array(png));
  expect(read).toHaveBeenCalledOnce();
  vi.spyOn(given, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotFoundError'));
  expect(await readSlipFile(given)).toBeNull();
});

// SAFE-59, SLP-14
test.each([
  ['huge.png', 'image/png', [...png, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x1e, 0x42, 0, 0, 0x1e, 0x42], false],
  ['large.png', 'image/png', [...png, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x0f, 0xa0, 0, 0, 0x0f, 0xa0], true],
  ['huge.gif', 'image/gif', [...gif, 0x39, 0x61, 0xff, 0xff, 0xff, 0xff], false],
  ['photo.jpg', 'image/jpeg', jpeg, true],
  ['slip.pdf', 'application/pdf', [0x25, 0x50, 0x44, 0x46], false],
])('reads %s, and tells whether a phone can draw it', async (name, type, bytes, drawable) => {
  expect(await readSlipFile(file(name, type, bytes))).toMatchObject({ drawable });
});

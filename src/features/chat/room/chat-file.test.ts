import { describe, expect, test } from 'vitest';
import { checkChatFile } from './chat-file.ts';

const mebibyte = 1024 * 1024;
const heads = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  mp4: [0, 0, 0, 24, ...Buffer.from('ftypisom')],
  mov: [0, 0, 0, 20, ...Buffer.from('ftypqt  ')],
  oldMov: [0, 0, 0, 8, ...Buffer.from('wide')],
  webp: [...Buffer.from('RIFF'), 0, 0, 0, 0, ...Buffer.from('WEBP')],
  heic: [0, 0, 0, 24, ...Buffer.from('ftypheic')],
  html: [...Buffer.from('<!doctype html>')],
};

function file(name: string, type: string, head: keyof typeof heads, size = 64): File {
  const bytes = new Uint8Array(size);
  bytes.set(heads[head].slice(0, size));
  return new File([bytes], name, { type });
}

// CHT-57
test.each([
  ['photo.png', 'image/png', 'png', 'image'],
  ['photo.JPG', 'image/jpeg', 'jpeg', 'image'],
  ['photo.jpeg', 'image/jpg', 'jpeg', 'image'],
  ['fun.gif', 'image/gif', 'gif', 'image'],
  ['clip.mp4', 'video/mp4', 'mp4', 'video'],
  ['clip.mov', 'video/quicktime', 'mov', 'video'],
  ['clip.MOV', 'video/quicktime', 'oldMov', 'video'],
  ['photo.jpg', '', 'jpeg', 'image'],
  ['photo.jpg', 'application/octet-stream', 'jpeg', 'image'],
] as const)('accepts %s (%s)', async (name, type, head, kind) => {
  expect(await checkChatFile(file(name, type, head))).toMatchObject({ ok: true, kind });
});

// CHT-57, SAFE-56
test.each([
  ['photo.png', 'image/jpeg', 'png', 'photo.png', 'image/png'],
  ['photo.jpg', 'image/jpeg', 'png', 'photo.png', 'image/png'],
  ['clip.mp4', 'video/mp4', 'mov', 'clip.mov', 'video/quicktime'],
  ['clip.mov', 'video/mp4', 'mov', 'clip.mov', 'video/quicktime'],
] as const)('sends %s (%s) with the bytes of a %s as %s (%s)', async (given, declared, head, name, type) => {
  const checked = await checkChatFile(file(given, declared, head));
  expect(checked.ok && [checked.file.name, checked.file.type]).toEqual([name, type]);
});

// CHT-58, SAFE-56
test.each([
  ['paper.pdf', 'application/pdf', 'html'],
  ['photo.webp', 'image/webp', 'png'],
  ['photo', 'image/png', 'png'],
  ['.png', 'image/png', 'png'],
  ['a.png.exe', 'image/png', 'png'],
  ['page.png', 'image/png', 'html'],
  ['photo.heic', 'image/heic', 'mp4'],
  ['photo.heic', 'image/heic', 'heic'],
  // The tests run where no picture can be redrawn.
  ['clip.mp4', 'video/mp4', 'heic'],
  ['photo.jpg', 'image/jpeg', 'webp'],
  ['drawing.svg', 'image/svg+xml', 'html'],
  ['constructor', '', 'png'],
  ['a.constructor', 'image/png', 'png'],
] as const)('refuses %s (%s)', async (name, type, head) => {
  expect(await checkChatFile(file(name, type, head))).toEqual({ ok: false, problem: 'notSupported' });
});

// CHT-58
test('a file that changed since it was chosen is unreadable', async () => {
  const gone = Object.assign(file('photo.png', 'image/png', 'png'), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });
  expect(await checkChatFile(gone)).toEqual({ ok: false, problem: 'unreadable' });
});

// SAFE-56
test('an empty file is not supported', async () => {
  expect(await checkChatFile(new File([], 'a.png', { type: 'image/png' }))).toMatchObject({ ok: false });
});

describe('the size', () => {
  // CHT-59, SAFE-57
  test.each([
    ['photo.png', 'image/png', 'png', 10],
    ['clip.mp4', 'video/mp4', 'mp4', 20],
  ] as const)('of %s may be %s MB and not a byte more', async (name, type, head, megabytes) => {
    expect(await checkChatFile(file(name, type, head, megabytes * mebibyte))).toMatchObject({ ok: true });
    expect(await checkChatFile(file(name, type, head, megabytes * mebibyte + 1))).toEqual({
      ok: false,
      problem: 'tooLarge',
      megabytes,
    });
  });

  // CHT-59
  test('is checked before the bytes', async () => {
    const large = file('photo.png', 'image/png', 'html', 10 * mebibyte + 1);
    expect(await checkChatFile(large)).toEqual({ ok: false, problem: 'tooLarge', megabytes: 10 });
  });
});

// SAFE-58
test.each([
  ['../../etc/a.exe.png', 'a.exe.png'],
  ['‮gnp.exe.png', 'gnp.exe.png'],
  ['กระเป๋า🎉.PNG', 'กระเป๋า🎉.png'],
  [`${'ก'.repeat(300)}.png`, `${'ก'.repeat(80)}.png`],
])('sends the name %s as %s', async (given, sent) => {
  const checked = await checkChatFile(file(given, 'image/png', 'png'));
  expect(checked.ok && checked.file.name).toBe(sent);
});

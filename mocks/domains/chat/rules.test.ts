import { expect, test } from 'vitest';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';
import {
  chatBurst,
  chatBurstMs,
  chatFileLimits,
  checkBurst,
  checkSendable,
  checkSender,
  isRoomName,
  playerOfRoom,
  requireChatFile,
  requireRoom,
  roomName,
  typingTime,
} from './rules.ts';

const guest = '7b1c9f2e-4a55-4f0e-9d5a-0c6a2f4c1e11';

// CHT-75
test('gives each player and each visitor a room', () => {
  expect(requireRoom({ userId: '38524639', guestId: '' })).toBe('KP-38524639');
  expect(requireRoom({ userId: '', guestId: guest.toUpperCase() })).toBe(`KP-${guest}`);
  expect(() => requireRoom({ userId: '', guestId: '' })).toThrow('KEY_MISSING');
  expect(() => requireRoom({ userId: '38524639', guestId: guest })).toThrow('KEY_INVALID');
  expect(() => requireRoom({ userId: '', guestId: '<script>' })).toThrow('KEY_INVALID');
});

const text = (message?: string) => ({ message_type: 'text', payload: message === undefined ? {} : { message } });
const media = (payload: object) => ({ message_type: 'media', payload });

const uploaded = (path: string) => path === '/uploads/a.png' || path === '/uploads/a.mp4';

// CHT-46, CHT-76
test.each([
  text('x'.repeat(2000)),
  text('❤\ufe0f'),
  media({ fileType: 'image', filePath: '/uploads/a.png' }),
  media({ fileType: 'video', filePath: '/uploads/a.mp4' }),
  { message_type: 'postback', payload: { message: 'hi' } },
])('accepts the message %j', (content) => {
  expect(() => checkSendable(content, uploaded)).not.toThrow();
});

// CHT-46, CHT-76
test.each([
  [text('x'.repeat(2001)), 'KEY_INVALID'],
  [text(), 'KEY_MISSING'],
  [media({ fileType: 'image', filePath: '/uploads/b.png' }), 'KEY_INVALID'],
  [media({ fileType: 'file', filePath: '/uploads/a.png' }), 'KEY_INVALID'],
  [media({ fileType: 'image' }), 'KEY_MISSING'],
  [media({ filePath: '/uploads/a.png' }), 'KEY_MISSING'],
  [{ message_type: 'generic', payload: {} }, 'KEY_INVALID'],
])('refuses the message %j as %s', (content, code) => {
  expect(() => checkSendable(content, uploaded)).toThrow(code);
});

// SAFE-63
test.each([' \n\t', '\u2800', '\ufe0f', '\u034f', '\u3164\u115f\uffa0', '\u200b\u2066', '\u{e0041}', '\u0301'])(
  'refuses the blank text %j',
  (blank) => {
    expect(() => checkSendable(text(blank), uploaded)).toThrow('KEY_INVALID');
  },
);

// CHT-76
test('refuses the 21st message within ten seconds', () => {
  const now = 1_000_000;
  const sent = Array.from({ length: chatBurst }, () => now - chatBurstMs + 1);
  expect(() => checkBurst(sent, now)).toThrow('REQUEST_LIMIT');
  expect(() => checkBurst(sent, now + 1)).not.toThrow();
  expect(() => checkBurst(sent.slice(1), now)).not.toThrow();
});

const file = (over: Partial<UploadedFile>): UploadedFile => ({
  name: 'slip.png',
  type: 'image/png',
  size: 10,
  hash: 'a'.repeat(64),
  sniffed: 'png',
  ...over,
});

test.each([
  [{}, 'image', 'png'],
  [{ name: 'a.JPG', type: 'image/jpeg', sniffed: 'jpeg' }, 'image', 'jpg'],
  [{ name: 'a.jpeg', type: 'image/jpeg', sniffed: 'jpeg' }, 'image', 'jpeg'],
  [{ name: 'a.gif', type: 'image/gif', sniffed: 'gif' }, 'image', 'gif'],
  [{ name: 'a.mp4', type: 'video/mp4', sniffed: 'mp4' }, 'video', 'mp4'],
  [{ name: 'a.mov', type: 'video/quicktime', sniffed: 'mov' }, 'video', 'mov'],
  [{ size: chatFileLimits.image }, 'image', 'png'],
  [{ name: 'a.mp4', type: 'video/mp4', sniffed: 'mp4', size: chatFileLimits.video }, 'video', 'mp4'],
] as const)('accepts %j as %s', (over, kind, extension) => {
  expect(requireChatFile(file(over), kind).path).toBe(`/uploads/${'a'.repeat(64)}.${extension}`);
});

test.each([
  [{ name: 'slip' }, 'image'],
  [{ name: '.png' }, 'image'],
  [{ name: 'slip.png.exe' }, 'image'],
  [{ sniffed: 'other' }, 'image'],
  [{ sniffed: 'jpeg' }, 'image'],
  [{ type: 'text/html' }, 'image'],
  [{ size: 0 }, 'image'],
  [{ size: chatFileLimits.image + 1 }, 'image'],
  [{ name: 'a.mp4', type: 'video/mp4', sniffed: 'mp4', size: chatFileLimits.video + 1 }, 'video'],
  [{}, 'video'],
  [{ name: 'a.mp4', type: 'video/mp4', sniffed: 'mp4' }, 'image'],
] as const)('refuses %j as %s', (over, kind) => {
  expect(() => requireChatFile(file(over), kind)).toThrow('SLIP_INVALID_FILE');
});

test('refuses an upload without a file', () => {
  expect(() => requireChatFile(null, 'image')).toThrow('SLIP_NO_FILE');
});

test('names a visitor’s room by a random id, and a player’s by eight digits', () => {
  for (const room of ['KP-38524639', `KP-${guest}`]) expect(isRoomName(room)).toBe(true);
  const others = ['', 'KP-', 'KP-1', 'XX-38524639', 'KP-38524639 ', 'KP-__proto__'];
  for (const room of [...others, `KP-x${guest}`, `KP-${guest}0`, 'KP-385246390', 'KP-x38524639', '38524639', guest]) {
    expect(isRoomName(room)).toBe(false);
  }
  expect([playerOfRoom('KP-38524639'), playerOfRoom(`KP-${guest}`), playerOfRoom('38524639')]).toEqual([
    '38524639',
    null,
    null,
  ]);
  expect(roomName.safeParse('KP-1').error?.issues[0]?.message).toBe('the name of a room (KP- and an id)');
  expect(roomName.parse('KP-38524639')).toBe('KP-38524639');
});

// CHT-76
test('accepts messages from customers only', () => {
  expect(() => checkSender('customer')).not.toThrow();
  for (const sender of ['admin', '']) expect(() => checkSender(sender)).toThrow('KEY_INVALID');
});

// CHT-77
test('types longer for a longer answer', () => {
  expect(['', 'x', 'x'.repeat(93), 'x'.repeat(94)].map(typingTime)).toEqual([1200, 1230, 3990, 4000]);
});

// CHT-59
test('limits an image to 10 MB and a video to 20 MB', () => {
  expect(chatFileLimits).toEqual({ image: 10_485_760, video: 20_971_520 });
});

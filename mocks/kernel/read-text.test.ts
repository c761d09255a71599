import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const text = '{"name":"สมชาย ใจดี","lao":"ກະເປົາ","face":"😀"}';

function utf16(littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}
const utf8 = new TextEncoder().encode(text);
const after = (mark: number[], bytes: Uint8Array) => new Uint8Array([...mark, ...bytes]);

test.each<[string, Uint8Array]>([
  ['UTF-8', utf8],
  ['UTF-8 with a byte order mark', after([0xef, 0xbb, 0xbf], utf8)],
  ['UTF-16 LE with a byte order mark', after([0xff, 0xfe], utf16(true))],
  ['UTF-16 LE', utf16(true)],
  ['UTF-16 BE with a byte order mark', after([0xfe, 0xff], utf16(false))],
  ['UTF-16 BE', utf16(false)],
])('reads %s', (_encoding, bytes) => {
  expect(readText(bytes)).toBe(text);
});

test.each<[string, Uint8Array]>([
  ['Windows-874', new Uint8Array([0x22, 0xca, 0xc1, 0xaa, 0x22])],
  ['UTF-16 cut within a character', utf16(true).slice(0, -1)],
  ['UTF-8 cut within a character', utf8.slice(0, 11)],
])('refuses %s', (_encoding, bytes) => {
  expect(readText(bytes)).toBeNull();
});

test('reads an empty file as an empty text', () => {
  expect(readText(new Uint8Array())).toBe('');
});

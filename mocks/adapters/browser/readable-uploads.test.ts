import { expect, test } from 'vitest';
import { bytesOf } from './readable-uploads.ts';

// APP-221
test('encodes a form as bytes that parse to the same form', async () => {
  const form = new FormData();
  form.append('note', 'บรรทัดแรก\r\nบรรทัดที่สอง');
  form.append(
    'file',
    new File([new Uint8Array([0x89, 0x50, 0x0d, 0x0a, 0x00, 0xff])], 'ส"ลิป.png', { type: 'image/png' }),
  );
  const { type, bytes } = await bytesOf(form);
  const read = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  expect([...read.keys()]).toEqual(['note', 'file']);
  expect(read.get('note')).toBe(form.get('note'));
  const file = read.get('file') as File;
  expect([file.type, new Uint8Array(await file.arrayBuffer())]).toEqual([
    'image/png',
    new Uint8Array([0x89, 0x50, 0x0d, 0x0a, 0x00, 0xff]),
  ]);
  expect(decodeURIComponent(file.name)).toBe('ส"ลิป.png');
});

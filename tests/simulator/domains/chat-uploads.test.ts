import { expect, test } from 'vitest';
import type { UploadedFile } from '../../../mocks/kernel/uploaded-file.ts';
import { send } from '../../support/worlds/conversation.ts';
import { callerOf, openSandbox } from '../../support/worlds/open-sandbox.ts';

const file = (over: Partial<UploadedFile> = {}): UploadedFile => ({
  name: 'slip.png',
  type: 'image/png',
  size: 2048,
  hash: 'b'.repeat(64),
  sniffed: 'png',
  ...over,
});

test('an uploaded picture can be shown in the chat, one that was never uploaded cannot', async () => {
  const sandbox = await openSandbox('everyday');
  const visitor = callerOf(sandbox);
  const filePath = `/uploads/${'b'.repeat(64)}.png`;
  const media = { message_type: 'media', payload: { fileType: 'image', filePath, name: 'slip.png' } };
  expect(await send(visitor, media)).toEqual({ status: 422, body: { message: 'KEY_INVALID' } });
  expect(await visitor.upload('/api/chat/upload-image', file())).toEqual({ status: 200, body: { path: filePath } });
  expect((await send(visitor, media)).status).toBe(200);
});

// CHT-74
test('a picture may also be uploaded by PUT, a video may not', async () => {
  const sandbox = await openSandbox('everyday');
  const put = (path: string) => sandbox.handle({ method: 'PUT', path, headers: {}, body: null, file: file() });
  expect(await put('/api/chat/upload-image')).toMatchObject({ status: 200 });
  expect(await put('/api/chat/upload-video')).toMatchObject({ status: 501 });
});

import { expect, test } from 'vitest';
import type { Sandbox } from '../../../mocks/index.ts';
import { chatKinds } from '../../../mocks/reference/codes.ts';
import { png } from '../../support/recipes/requests.ts';
import { guest, historyOf, lines, packageOf, send, text } from '../../support/worlds/chat-client.ts';
import { callerOf, evening, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

async function demoId(sandbox: Sandbox): Promise<string> {
  const { body } = await (await logIn(sandbox)).get('/api/account/profile');
  return (body as { _id: string })._id;
}

// CHT-86
test('a message sent again under its key is stored once and answered as before', async () => {
  const sandbox = await openSandbox('everyday');
  const visitor = callerOf(sandbox);
  const under = (key: string) =>
    visitor.post('/api/chat/send-message', packageOf(text('hello')), { 'idempotency-key': key });
  const first = await under('one');
  await sandbox.clock.jump('1s');
  expect(await under('one')).toEqual(first);
  await under('two');
  const said = (await historyOf(visitor)).filter(({ sender }) => sender === 'customer');
  expect(said).toHaveLength(2);
});

// CHT-77
test('a visitor’s room starts empty and gets an answer in the visitor’s language', async () => {
  const sandbox = await openSandbox('everyday');
  const visitor = callerOf(sandbox);
  expect(await visitor.get('/api/chat/config')).toEqual({ status: 200, body: { PREFIX: 'KP' } });
  expect(await historyOf(visitor)).toEqual([]);
  const sent = await send(visitor, text('ສະບາຍດີ'));
  expect(sent).toEqual({ status: 200, body: { createdAt: new Date(evening).toISOString() } });
  expect(lines(await historyOf(visitor))).toEqual(['customer: ສະບາຍດີ']);

  await sandbox.clock.jump('5s');

  const [answer] = await historyOf(visitor);
  expect(answer).toMatchObject({ sender: 'operator', message: { message_type: 'quick_replies' } });
  expect(answer?.message.payload.message).toContain('ກະເປົາ');
});

test.each([
  ['ฝากเงินแล้วยอดไม่เข้า', ['text', 'buttons']],
  ['How long does a withdrawal take?', ['text', 'media']],
  ['ມີໂບນັດບໍ່', ['text', 'generic']],
  ['ลืมรหัสผ่าน', ['buttons']],
  ['thank you', ['text']],
  ['…', ['quick_replies']],
])('%j is answered with %j', async (question, types) => {
  const sandbox = await openSandbox('everyday');
  const visitor = callerOf(sandbox);
  await send(visitor, text(question));
  await sandbox.clock.jump('20s');
  const [, ...answer] = (await historyOf(visitor)).reverse();
  expect(answer.map(({ message }) => message.message_type)).toEqual(types);
});

// CHT-14
test('guest and player have separate rooms', async () => {
  const sandbox = await openSandbox('everyday');
  const who = { userId: await demoId(sandbox), guestId: '' };
  await send(callerOf(sandbox), text('my secret'));
  const own = await historyOf(await logIn(sandbox), who);
  expect(own.some(({ message }) => message.payload.message === 'my secret')).toBe(false);
});

// CHT-11
test('a client without a token that knows a guest id reads the guest’s room', async () => {
  const sandbox = await openSandbox('everyday');
  await send(callerOf(sandbox), text('for the support alone'));
  const other = await historyOf(callerOf(sandbox), guest);
  expect(other.some(({ message }) => message.payload.message === 'for the support alone')).toBe(true);
});

// CHT-71, CHT-78
test('support sends one message of every kind on request', async () => {
  const sandbox = await openSandbox('everyday');
  const visitor = callerOf(sandbox);
  await send(visitor, text('!all'));
  await sandbox.clock.jump('10s');
  const [, ...examples] = (await historyOf(visitor, guest, 0, 100)).reverse();
  expect(examples).toHaveLength(chatKinds.length);
  const types = ['text', 'buttons', 'media', 'media', 'media', 'quick_replies', 'generic', 'postback', 'sticker'];
  expect(examples.map(({ message }) => message.message_type)).toEqual(types);
});

// CHT-77
test('support sends one message while it is offline', async () => {
  const visitor = callerOf(await openSandbox('everyday', { set: { operatorOnline: false } }));
  await send(visitor, text('anybody?'));
  await send(visitor, text('hello?'));
  expect(lines(await historyOf(visitor)).map((line) => line.slice(0, 16))).toEqual([
    'customer: anybod',
    'operator: Suppor',
    'customer: hello?',
  ]);
});

test('support with replies switched off answers nothing', async () => {
  const sandbox = await openSandbox('everyday', { set: { operatorReplies: false } });
  const visitor = callerOf(sandbox);
  await send(visitor, text('hi'));
  await sandbox.clock.jump('1h');
  expect(await historyOf(visitor)).toHaveLength(1);
});

// CHT-79
test('a talkative operator writes every twenty seconds, and stops after thirty unread messages', async () => {
  const sandbox = await openSandbox('chat-busy');
  const who = { userId: await demoId(sandbox), guestId: '' };
  const player = await logIn(sandbox);
  const operatorSaid = async () => (await historyOf(player, who, 0, 100)).filter(({ _id }) => !_id.startsWith('past'));
  await sandbox.clock.jump('1m');
  expect(await operatorSaid()).toHaveLength(3);
  await sandbox.clock.jump('30d');
  expect(await operatorSaid()).toHaveLength(30);
  await player.put('/api/chat/read-customer/', who);
  await sandbox.clock.jump('1m');
  expect(await operatorSaid()).toHaveLength(33);
});

test('shows only pictures that were uploaded', async () => {
  const visitor = callerOf(await openSandbox('everyday'));
  const file = png('slip.png');
  const filePath = `/uploads/${file.hash}.png`;
  const media = { message_type: 'media', payload: { fileType: 'image', filePath, name: 'slip.png' } };
  expect(await send(visitor, media)).toEqual({ status: 422, body: { message: 'KEY_INVALID' } });
  expect(await visitor.upload('/api/chat/upload-image', file)).toEqual({ status: 200, body: { path: filePath } });
  expect((await send(visitor, media)).status).toBe(200);
});

// CHT-74
test('takes a picture by PUT too, but no video', async () => {
  const sandbox = await openSandbox('everyday');
  const put = (path: string) => sandbox.handle({ method: 'PUT', path, headers: {}, body: null, file: png('slip.png') });
  expect(await put('/api/chat/upload-image')).toMatchObject({ status: 200 });
  expect(await put('/api/chat/upload-video')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
});

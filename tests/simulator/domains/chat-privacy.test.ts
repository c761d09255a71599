import { expect, test } from 'vitest';
import type { Sandbox } from '../../../mocks/index.ts';
import { send } from '../../support/recipes/perform.ts';
import { goodRequests, mp4, png } from '../../support/recipes/requests.ts';
import { type Caller, callerOf, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

const text = { message_type: 'text', payload: { message: 'hello' } };

/** Every call that reads or changes the room of a player. */
const calls = (userId: string): [string, (caller: Caller) => ReturnType<Caller['post']>][] => [
  ['history', (caller) => caller.post('/api/chat/history', { userId, guestId: '', limit: 10, skip: 0 })],
  ['read', (caller) => caller.put('/api/chat/read-customer/', { userId, guestId: '' })],
  [
    'send',
    (caller) => {
      const nobody = { guestId: '', username: '', name: '', deviceToken: '' };
      return caller.post('/api/chat/send-message', { sender: 'customer', message: text, userId, ...nobody });
    },
  ],
];

async function idOf(player: Caller): Promise<string> {
  const { body } = await player.get('/api/account/profile');
  return (body as { _id: string })._id;
}

/** Registers a second player. */
async function otherPlayer(sandbox: Sandbox): Promise<Caller> {
  await sandbox.set('registerOtp', false);
  expect((await send(callerOf(sandbox), 'createAccount', goodRequests.createAccount)).status).toBe(200);
  const { body } = goodRequests.createAccount ?? {};
  const { username, password } = body as { username: string; password: string };
  return logIn(sandbox, username, password);
}

// CHT-94
test('the room of a player accepts only the token of that player', async () => {
  const sandbox = await openSandbox('everyday');
  const player = await logIn(sandbox);
  const userId = await idOf(player);
  const other = await otherPlayer(sandbox);
  const before = sandbox.dump();
  expect((await Promise.all(calls(userId).map(([, call]) => call(other)))).map(({ body }) => body)).toEqual([
    { message: 'NO_DATA' },
    { message: 'KEY_INVALID' },
    { message: 'KEY_INVALID' },
  ]);
  for (const [, call] of calls(userId)) {
    expect(await call(callerOf(sandbox))).toEqual({ status: 401, body: { message: 'UNAUTHORIZED' } });
    const stale = callerOf(sandbox, sandbox.token('expired'));
    expect(await call(stale)).toEqual({ status: 401, body: { message: 'invalid-token' } });
  }
  expect(sandbox.dump()).toBe(before);
  for (const [name, call] of calls(userId)) expect((await call(player)).status, name).toBe(200);
});

/** A chat socket that records its messages and its end. */
function listen(sandbox: Sandbox, token: unknown) {
  const events: string[] = [];
  const line = sandbox.chat.open(
    {
      emit: (event) => events.push(event),
      drop: () => events.push('drop'),
      disconnect: () => events.push('disconnect'),
    },
    token,
  );
  return { events, join: (room: string) => line.join(room).message };
}

// CHT-94
test('a socket joins a player’s room only with that player’s token, and a guest’s room without one', async () => {
  const sandbox = await openSandbox('everyday');
  const userId = await idOf(await logIn(sandbox));
  const room = `KP-${userId}`;
  for (const token of [null, '', 'x', sandbox.token('expired'), { $gt: '' }]) {
    expect(listen(sandbox, token).join(room)).toBe('KEY_INVALID');
  }
  expect(listen(sandbox, null).join('KP-7b1c9f2e-4a55-4f0e-9d5a-0c6a2f4c1e11')).toBe('OK');
  const own = listen(sandbox, sandbox.token('player'));
  expect(own.join(room)).toBe('OK');
  await sandbox.operate('chatSay', { room, text: 'for one player' });
  expect(own.events).toEqual(['messaging']);
});

// CHT-95
test('a socket is dropped as soon as its session has ended', async () => {
  const sandbox = await openSandbox('everyday');
  const { body } = await send(callerOf(sandbox), 'login', goodRequests.login);
  const { token } = body as { token: string };
  const room = `KP-${await idOf(callerOf(sandbox, token))}`;
  const own = listen(sandbox, token);
  expect(own.join(room)).toBe('OK');
  await sandbox.undo();
  await sandbox.operate('chatSay', { room, text: 'after the session' });
  expect(own.events).toEqual(['drop']);
  expect(listen(sandbox, token).join(room)).toBe('KEY_INVALID');
});

// CHT-96
test('every chat call with an expired token is refused; without a token it is a guest’s', async () => {
  const sandbox = await openSandbox('everyday');
  const refused = { status: 401, body: { message: 'invalid-token' } };
  const stale = callerOf(sandbox, sandbox.token('expired'));
  expect(await stale.get('/api/chat/config')).toEqual(refused);
  expect(await stale.upload('/api/chat/upload-image', png('a.png'))).toEqual(refused);
  expect(await stale.upload('/api/chat/upload-video', mp4('a.mp4'))).toEqual(refused);
  expect((await callerOf(sandbox).upload('/api/chat/upload-image', png('a.png'))).status).toBe(200);
});

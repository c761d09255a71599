import { describe, expect, test } from 'vitest';
import { scenarios } from '../../../../scenarios/index.ts';
import { chatRoom } from '../../../../tests/support/worlds/chat-client.ts';
import { registration } from '../../../../tests/support/worlds/newcomer.ts';
import { callerOf, logIn, openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import { unpackCapsule } from '../../../sandbox/pack-capsule.ts';
import { readCapsule } from '../../../sandbox/read-capsule.ts';
import { problemReport, type Surroundings } from './problem-report.ts';

const seen: Surroundings = {
  home: 'https://demo.example/',
  mode: 'production',
  userAgent: 'A browser 1.0',
  language: 'th',
  route: '/user/home',
  player: true,
  inPage: false,
};

describe('a problem report', () => {
  test('contains the world, the environment, the last changes and failed calls', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'NOTHING', amount: 5 });
    await sandbox.set('terminated', true);
    const { text, needsFile } = await problemReport(sandbox, seen);
    expect(needsFile).toBe(false);
    for (const part of ['A browser 1.0', 'language th', '/user/home', 'production build', 'everyday, seed 1']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Krapao \d+\.\d+\.\d+/);
    expect(text).toMatch(/login → 200/);
    expect(text).toContain('switch terminated = true');
    expect(text).toMatch(/POST \/api\/wallet\/transfer · transfer · 4\d\d · NO_GAME/);
    const [, packed = ''] = /https:\/\/demo\.example\/user\/home\?lang=th&as=player#w=(\S+)/.exec(text) ?? [];
    const capsule = readCapsule(await unpackCapsule(packed), scenarios);
    expect(capsule.journal).toHaveLength(sandbox.journal().length);
  });

  test('shows nothing that a player typed, and no token', async () => {
    const sandbox = await openSandbox('newcomer');
    const visitor = callerOf(sandbox, sandbox.token('player'));
    await visitor.post('/api/otp/send', { phoneNumber: registration.username });
    await visitor.post('/api/login', { username: '0899999999', password: 'wrong-secret' });
    await visitor.get('/api/users/0899999999/nothing');
    const guestId = chatRoom.slice(chatRoom.indexOf('-') + 1);
    const guest = { userId: '', guestId, sender: 'customer', username: '', name: '', deviceToken: '' };
    for (const text of ['hello', 'SOMCHAI']) {
      const message = { message_type: 'text', payload: { message: text } };
      expect((await callerOf(sandbox).post('/api/chat/send-message', { ...guest, message })).status).toBe(200);
    }
    const { text } = await problemReport(sandbox, seen);
    const readable = text.replace(/#w=\S+/, '');
    const typedTexts = [registration.username, '0899999999', 'wrong-secret', 'hello', 'SOMCHAI'];
    for (const typed of [...typedTexts, sandbox.token('player') ?? '?']) {
      expect(readable).not.toContain(typed);
    }
    expect(readable).toContain('•••');
    const ofJournal = readable.slice(readable.indexOf('## Last changes of the world'));
    expect(ofJournal).toContain('sendOtp → 200 {"phoneNumber":"•••"}');
  });

  test('lists its personal data, and where it is not masked', async () => {
    const sandbox = await openSandbox('everyday');
    await sandbox.operate('adjustBalance', { baht: 5 });
    sandbox.fault('transfer', 'TRANSFER_FAIL');
    const { text } = await problemReport(sandbox, seen);
    const said = text.slice(text.indexOf('## What this report carries'), text.indexOf('## The same world'));
    expect(said).toContain('the whole world, with its 2 journal entries and 1 waiting faults');
    expect(said).toContain('phone numbers, names, account numbers, words in the chat; passwords and codes are digests');
  });

  test('asks for the capsule file when the world is too large for a link', async () => {
    const sandbox = await openSandbox('everyday');
    for (let turn = 1; turn < 1_200; turn += 1) {
      const baht = ((turn * 48_271) % 2_147_483_647) % 1_000_000;
      await sandbox.operate('adjustBalance', { phone: '0812345678', account: 'WALLET', baht });
    }
    const { text, needsFile } = await problemReport(sandbox, seen);
    expect(needsFile).toBe(true);
    expect(text).not.toContain('#w=');
    expect(text).toContain('attached capsule file');
  });
});

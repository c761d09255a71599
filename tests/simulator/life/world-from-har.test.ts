import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../../../mocks/index.ts';
import { harLimit, readHar } from '../../../mocks/life/har.ts';
import { answerTo, lifeFrom, opened, recorded, refusalOf, toldScenarios } from '../../support/worlds/lives.ts';
import { brokenRules, callerOf, openSandbox } from '../../support/worlds/open-sandbox.ts';
import { type Har, type HarEntry, HarRecorder } from '../../support/worlds/recorded-har.ts';

interface Wallet {
  profile: { name: string; username: string; _id: string };
  bankAccount: { bankAccountNo: string; bankAccountName: string };
  wallet: { amount: number };
  slots: { code: string; amount: number }[];
}

describe('a world from life', () => {
  // LIFE-1
  test.each(toldScenarios)('responds like %s, and keeps all rules', async (scenario) => {
    const { capsule, life } = await lifeFrom(await recorded(scenario));
    expect(life.records).not.toHaveProperty('unlike');
    const { sandbox } = await opened(capsule);
    expect(brokenRules(sandbox)).toEqual([]);
  });

  // LIFE-2, LIFE-4
  test('holds no phone, name, account number or token of the life', async () => {
    const har = await recorded('everyday');
    const { capsule } = await lifeFrom(har);
    const { profile, bankAccount } = JSON.parse(
      answerTo(har, '/api/wallet').entry.response.content.text ?? '',
    ) as Wallet;
    const token = answerTo(har, '/api/wallet').entry.request.headers[0]?.value.slice('Bearer '.length) ?? '';
    expect(token).not.toBe('');
    const all = [
      profile.name,
      profile.username,
      profile._id,
      bankAccount.bankAccountNo,
      bankAccount.bankAccountName,
      token,
    ];
    for (const value of [...all, 'client.example']) expect(capsule).not.toContain(value);
  });

  // LIFE-2. The last gate skips values this short.
  test('has other names in every field, however short they are', async () => {
    const har = await recorded('everyday');
    answerTo(har, '/api/wallet').change((body) => {
      Object.assign(body['profile'] as object, { name: 'Bo' });
      Object.assign(body['bankAccount'] as object, { bankAccountName: 'Bo Li' });
    });
    answerTo(har, '/api/account/profile').change((body) => {
      Object.assign((body['profile'] ?? body) as object, { name: 'Bo' });
      Object.assign((body['bankAccount'] ?? {}) as object, { bankAccountName: 'Bo Li' });
    });
    const { life } = await lifeFrom(har);
    const { site: _site, ...records } = life.records;
    expect(JSON.stringify(records)).not.toMatch(/\b(Bo|Li)\b/);
  });

  // LIFE-14
  test('continues: a transfer moves money, and undo restores the recorded balance', async () => {
    const { sandbox, player } = await opened((await lifeFrom(await recorded('everyday'))).capsule);
    const balance = async () => ((await player.get('/api/wallet')).body as Wallet).wallet.amount;
    const before = await balance();
    const { status } = await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 100 });
    expect([status, await balance()]).toEqual([200, before - 100]);
    expect(brokenRules(sandbox)).toEqual([]);
    await sandbox.undo();
    expect(await balance()).toBe(before);
  });

  // LIFE-3
  test('gets other names each time, since the key is discarded', async () => {
    const har = await recorded('everyday');
    expect((await lifeFrom(har)).capsule).not.toBe((await lifeFrom(har)).capsule);
  });
});

describe('a capsule with records', () => {
  test.each<[string, (start: Record<string, unknown>) => unknown]>([
    ['as version 1', (start) => ({ ...start, version: 1 })],
    ['without records as version 3', ({ records: _records, ...start }) => start],
    [
      'with a table that no life fills',
      (start) => ({ ...start, records: { ...Object(start['records']), tables: { sessions: [] } } }),
    ],
    ['without a player', (start) => ({ ...start, records: { ...Object(start['records']), tables: {} } })],
    ['below zero', (start) => ({ ...start, records: { ...Object(start['records']), balances: { 'wallet:1': -1 } } })],
  ])('is not opened %s', async (_what, edit) => {
    const { capsule } = await lifeFrom(await recorded('everyday'));
    const parsed = JSON.parse(capsule) as { journal: Record<string, unknown>[] };
    const journal = [edit(parsed.journal[0] ?? {})];
    await expect(opened(JSON.stringify({ ...parsed, journal }))).rejects.toThrow('the capsule cannot be opened');
  });

  test('is reset to its recorded start, also after it was opened from the store', async () => {
    const { capsule } = await lifeFrom(await recorded('everyday'));
    const store = createMemoryStore();
    const first = await openSandbox('broke', { store });
    await first.importCapsule(capsule);
    const beginning = first.dump();
    await callerOf(first, first.token('player')).post('/api/wallet/transfer', {
      from: 'WALLET',
      to: 'JOKER',
      amount: 100,
    });
    const later = await openSandbox('everyday', { ...first.address, store });
    expect(later.dump()).toBe(first.dump());
    await later.reset();
    expect(later.dump()).toBe(beginning);
  });
});

describe('a recording is refused', { timeout: 30_000 }, () => {
  // LIFE-5
  test('for an amount that is a text: operation and path are named', async () => {
    const har = await recorded('everyday');
    answerTo(har, '/api/wallet').change((body) => Object.assign(body, { wallet: { amount: '12.50' } }));
    expect(await refusalOf(har)).toMatchObject({
      reason: 'drift',
      details: [expect.stringContaining('getWallet: wallet.amount')],
    });
  });

  // LIFE-6
  test('for a page of the statement that is missing', async () => {
    const har = await recorded('everyday');
    har.log.entries = har.log.entries.filter(({ request }) => request.postData?.text !== '{"page":2,"limit":10}');
    expect(await refusalOf(har)).toEqual({
      reason: 'rows-not-seen',
      details: ['statement: rows 11–20 of 57 were not seen'],
    });
  });

  // LIFE-12
  test('for a field that no world holds, unless it may differ', async () => {
    const har = await recorded('everyday');
    answerTo(har, '/api/wallet').change((body) =>
      Object.assign(body, { invite: { amount: 320, success: 70, fail: 20 } }),
    );
    expect(await refusalOf(har)).toEqual({ reason: 'not-held', details: ['getWallet:invite.success'] });
    const { capsule } = await lifeFrom(har, { unlike: ['getWallet:invite'] });
    const { sandbox, player } = await opened(capsule);
    await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 100 });
    const again = await opened(sandbox.exportCapsule());
    expect(again.sandbox.journal()[0].records?.unlike).toEqual(['getWallet:invite.success']);
  });

  // LIFE-8, LIFE-9, LIFE-11, LIFE-19
  test.each<[string, string, (har: Har) => unknown]>([
    ['no JSON', 'no-har', (har) => JSON.stringify(har).slice(0, -20)],
    ['a list', 'no-har', () => []],
    ['another backend', 'no-base', (har) => JSON.stringify(har).replaceAll('client.example', 'other.example')],
    ['another site', 'other-site', (har) => JSON.stringify(har).replaceAll('/api/', '/v1/data/')],
    [
      'a body that is missing',
      'missing-body',
      (har) => (delete answerTo(har, '/api/wallet').entry.response.content.text, har),
    ],
    [
      'a body that is cut',
      'cut-body',
      (har) => {
        const { content } = answerTo(har, '/api/wallet').entry.response;
        content.text = content.text?.slice(0, 100) ?? '';
        return har;
      },
    ],
    ['no wallet', 'no-player', (har) => ({ log: { entries: har.log.entries.slice(0, 10) } })],
    [
      'no time',
      'bad-time',
      (har) => (Object.assign(answerTo(har, '/api/wallet').entry, { startedDateTime: 'soon' }), har),
    ],
    [
      'two answers to one read',
      'two-answers',
      (har) => {
        har.log.entries.push(structuredClone(answerTo(har, '/api/wallet').entry));
        answerTo(har, '/api/wallet').change((body) => Object.assign(body, { wallet: { amount: 1 } }));
        return har;
      },
    ],
  ])('for %s', async (_what, reason, spoil) => {
    expect(await refusalOf(spoil(await recorded('everyday')))).toMatchObject({ reason });
  });

  // LIFE-8. Leaving a page aborts its calls: browsers record them without a body.
  test('not for an unfinished call whose read was answered at another time', async () => {
    const har = await recorded('everyday');
    const { entry } = answerTo(har, '/api/wallet');
    const gone = structuredClone(entry);
    gone.response.content = { size: -1, mimeType: 'x-unknown' };
    const unanswered = structuredClone(gone);
    unanswered.response.status = -1;
    har.log.entries.splice(har.log.entries.indexOf(entry), 0, gone, unanswered);
    const { left } = await lifeFrom(har);
    const once = { operation: 'getWallet', detail: '', count: 1 };
    expect(left).toContainEqual({ reason: 'no-body', ...once });
    expect(left).toContainEqual({ reason: 'unanswered', ...once });
  });

  // LIFE-7
  test('for two players, unless one is chosen', async () => {
    const sandbox = await openSandbox('everyday', { seed: 7 });
    const recorder = new HarRecorder(sandbox);
    await recorder.logIn();
    await recorder.ask('GET', '/api/wallet');
    await recorder.logIn('0898765432');
    await recorder.ask('GET', '/api/wallet');
    expect(await refusalOf(recorder.har())).toMatchObject({ reason: 'two-players' });
    const { player } = await opened((await lifeFrom(recorder.har(), { player: 2 })).capsule);
    expect((await player.get('/api/wallet')).body).toMatchObject({ wallet: { amount: 1820.5 } });
  });

  // LIFE-7
  test('for two players with interleaved calls', async () => {
    const recorder = new HarRecorder(await openSandbox('everyday', { seed: 7 }));
    const wallets: HarEntry[] = [];
    for (const username of ['0812345678', '0898765432']) {
      await recorder.logIn(username);
      await recorder.ask('GET', '/api/wallet');
      wallets.push(...recorder.entries.slice(-1));
    }
    const har = recorder.har();
    const [first, second] = wallets as [HarEntry, HarEntry];
    har.log.entries = [first, second, first].map((entry, index) => ({
      ...entry,
      startedDateTime: new Date(Date.parse(first.startedDateTime) + index * 1000).toISOString(),
    }));
    expect(await refusalOf(har)).toMatchObject({ reason: 'mixed-players' });
  });

  // LIFE-20
  test('for a name in a public text, and for a world of more than 2 MB', {
    timeout: 120_000,
  }, async () => {
    const har = await recorded('everyday');
    const { profile } = JSON.parse(answerTo(har, '/api/wallet').entry.response.content.text ?? '') as Wallet;
    const saying = (text: string) => {
      const copy = structuredClone(har);
      answerTo(copy, '/api/lookup/notice').change((body) => Object.assign(body, { notice: text }));
      answerTo(copy, '/api/lookup/conditions').change((body) => Object.assign(body, { conditions: [text] }));
      return refusalOf(copy);
    };
    expect(profile.name.length).toBeGreaterThan(3);
    const [first = ''] = profile.name.split(' ');
    expect(await saying(`<p>${profile.name}</p>`)).toEqual({
      reason: 'personal-left',
      details: ['records.site.getNotice.notice', 'records.site.getConditions.conditions[]'],
    });
    expect(await saying(`/hello?${first}`)).toMatchObject({ reason: 'personal-left' });
    expect(await saying(' '.repeat(2_100_000))).toMatchObject({ reason: 'world-too-large' });
  });

  // LIFE-10
  test('for more than 50 MB, before it is read', () => {
    expect(() => readHar(' '.repeat(harLimit + 1), null)).toThrow('too-large');
  });

  // LIFE-29
  test('not for a chat that continued: its first response counts', async () => {
    const har = await recorded('chat-busy');
    const again = structuredClone(answerTo(har, '/api/chat/history').entry);
    const body = JSON.parse(again.response.content.text ?? '') as { messages: object[] };
    expect(body.messages.length).toBeGreaterThan(1);
    const text = JSON.stringify({ ...body, messages: body.messages.slice(1) });
    again.response.content = { ...again.response.content, text, size: new TextEncoder().encode(text).length };
    again.startedDateTime = har.log.entries.at(-1)?.startedDateTime ?? '';
    har.log.entries.push(again);
    const { left } = await lifeFrom(har);
    expect(left).toContainEqual({ reason: 'chat-went-on', operation: 'getChatHistory', detail: '', count: 1 });
  });

  // LIFE-13
  test('read without reads after the first write, which are counted', async () => {
    const recorder = new HarRecorder(await openSandbox('everyday', { seed: 7 }));
    await recorder.logIn();
    await recorder.ask('GET', '/api/wallet');
    await recorder.ask('POST', '/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 100 });
    await recorder.ask('GET', '/api/wallet');
    const { left, capsule } = await lifeFrom(recorder.har());
    expect(left).toContainEqual({ reason: 'after-write', operation: 'getWallet', detail: 'transfer', count: 1 });
    const { player } = await opened(capsule);
    expect((await player.get('/api/wallet')).body).toMatchObject({ wallet: { amount: 4250.75 } });
  });
});

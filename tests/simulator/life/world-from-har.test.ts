import { describe, expect, test } from 'vitest';
import { readHar } from '../../../mocks/life/har.ts';
import { type LifeOptions, makeLife } from '../../../mocks/life/make-life.ts';
import { LifeRefused } from '../../../mocks/life/refused.ts';
import { everyday } from '../../../scenarios/everyday.ts';
import { callerOf, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';
import { type Har, HarRecorder, harBase, readEverything } from '../../support/worlds/recorded-har.ts';

async function recorded(scenario: string, seed = 7): Promise<Har> {
  const recorder = new HarRecorder(await openSandbox(scenario, { seed }));
  await readEverything(recorder);
  return recorder.har();
}

const lifeFrom = (har: unknown, options: Partial<LifeOptions> = {}) =>
  makeLife({
    recording: readHar(typeof har === 'string' ? har : JSON.stringify(har), harBase),
    player: null,
    usual: everyday.switches,
    unlike: [],
    ...options,
  });

const refusalOf = (har: unknown, options: Partial<LifeOptions> = {}) =>
  Promise.resolve()
    .then(() => lifeFrom(har, options))
    .then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof LifeRefused)) throw error;
        return { reason: error.reason, details: error.details };
      },
    );

/** The answer of the first call of a path. */
function answerTo(har: Har, path: string) {
  const entry = har.log.entries.find(({ request }) => request.url === `${harBase}${path}`);
  if (!entry) throw new Error(`no call of ${path}`);
  return {
    entry,
    change(edit: (body: Record<string, unknown>) => void) {
      const body = JSON.parse(entry.response.content.text ?? '') as Record<string, unknown>;
      edit(body);
      const text = JSON.stringify(body);
      entry.response.content = { ...entry.response.content, text, size: new TextEncoder().encode(text).length };
    },
  };
}

async function opened(capsule: string) {
  const sandbox = await openSandbox('broke');
  await sandbox.importCapsule(capsule);
  return { sandbox, player: callerOf(sandbox, sandbox.token('player')) };
}

interface Wallet {
  profile: { name: string; username: string; _id: string };
  bankAccount: { bankAccountNo: string; bankAccountName: string };
  wallet: { amount: number };
  slots: { code: string; amount: number }[];
}

const scenarios = [
  'everyday',
  'slips',
  'bonus-active',
  'bonus-limits',
  'laos',
  'lucky',
  'provider-tour',
  'chat-busy',
  'first-terms',
  'no-deposit',
];

describe('a world from life', () => {
  test.each(scenarios)('says the same as %s said, and keeps all rules', async (scenario) => {
    const { capsule, life } = await lifeFrom(await recorded(scenario));
    expect(life.unlike).toEqual([]);
    const { sandbox } = await opened(capsule);
    expect(sandbox.invariants().filter(({ holds }) => !holds)).toEqual([]);
  });

  test('has the balances and rows of the life, and other names', async () => {
    const before = await openSandbox('everyday', { seed: 7 });
    const own = (await (await logIn(before)).get('/api/wallet')).body as Wallet;
    const { player } = await opened((await lifeFrom(await recorded('everyday'))).capsule);
    const wallet = (await player.get('/api/wallet')).body as Wallet;
    expect(wallet.wallet).toEqual(own.wallet);
    expect(wallet.slots.map(({ amount }) => amount)).toEqual(own.slots.map(({ amount }) => amount));
    for (const field of ['name', 'username', '_id'] as const)
      expect(wallet.profile[field]).not.toBe(own.profile[field]);
    const page = { page: 2, limit: 10 };
    const rowsOf = ({ body }: { body: unknown }) =>
      (body as { total: number; statements: { amount: number; status: string }[] }).statements.map(
        ({ amount, status }) => ({ amount, status }),
      );
    expect(rowsOf(await player.post('/api/statement', page))).toEqual(
      rowsOf(await (await logIn(before)).post('/api/statement', page)),
    );
  });

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

  test('goes on: a transfer moves money, and undo brings the recorded balance back', async () => {
    const { sandbox, player } = await opened((await lifeFrom(await recorded('everyday'))).capsule);
    const balance = async () => ((await player.get('/api/wallet')).body as Wallet).wallet.amount;
    const before = await balance();
    const { status } = await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 100 });
    expect([status, await balance()]).toEqual([200, before - 100]);
    expect(sandbox.invariants().filter(({ holds }) => !holds)).toEqual([]);
    await sandbox.undo();
    expect(await balance()).toBe(before);
  });

  test('is made anew with other names each time, since the key is thrown away', async () => {
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

  test('is opened again from the store, with what was done in it', async () => {
    const { capsule } = await lifeFrom(await recorded('everyday'));
    const { sandbox, player } = await opened(capsule);
    await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 100 });
    const again = await opened(sandbox.exportCapsule());
    expect(again.sandbox.dump()).toBe(sandbox.dump());
  });
});

describe('a recording is refused', () => {
  test('for an amount that is a text: operation and path are named', async () => {
    const har = await recorded('everyday');
    answerTo(har, '/api/wallet').change((body) => Object.assign(body, { wallet: { amount: '12.50' } }));
    expect(await refusalOf(har)).toMatchObject({
      reason: 'drift',
      details: [expect.stringContaining('getWallet: wallet.amount')],
    });
  });

  test('for a page of the statement that is missing', async () => {
    const har = await recorded('everyday');
    har.log.entries = har.log.entries.filter(({ request }) => request.postData?.text !== '{"page":2,"limit":10}');
    expect(await refusalOf(har)).toEqual({
      reason: 'rows-not-seen',
      details: ['statement: rows 11–20 of 57 were not seen'],
    });
  });

  test('for a field that no world holds, unless it may differ', async () => {
    const har = await recorded('everyday');
    answerTo(har, '/api/wallet').change((body) =>
      Object.assign(body, { invite: { amount: 320, success: 70, fail: 20 } }),
    );
    expect(await refusalOf(har)).toEqual({ reason: 'not-held', details: ['getWallet:invite.success'] });
    const { life } = await lifeFrom(har, { unlike: ['getWallet:invite.success'] });
    expect(life.unlike).toEqual(['getWallet:invite.success']);
  });

  test.each<[string, string, (har: Har) => unknown]>([
    ['no JSON', 'no-har', (har) => JSON.stringify(har).slice(0, -20)],
    ['a list', 'no-har', () => []],
    ['another backend', 'no-base', (har) => JSON.stringify(har).replaceAll('client.example', 'other.example')],
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

  // A page that is left takes the calls with it that are on their way: browsers write them down without a body.
  test('not for a call that was left on its way, where the same read was answered whole', async () => {
    const har = await recorded('everyday');
    const { entry } = answerTo(har, '/api/wallet');
    const gone = structuredClone(entry);
    gone.response.content = { size: -1, mimeType: 'x-unknown' };
    har.log.entries.splice(har.log.entries.indexOf(entry), 0, gone);
    const { left } = await lifeFrom(har);
    expect([...left]).toContainEqual(['getWallet (without a body, and answered whole at another time)', 1]);
  });

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

  test('read without reads after the first write, which are counted', async () => {
    const recorder = new HarRecorder(await openSandbox('everyday', { seed: 7 }));
    await recorder.logIn();
    await recorder.ask('GET', '/api/wallet');
    await recorder.ask('POST', '/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 100 });
    await recorder.ask('GET', '/api/wallet');
    const { left, capsule } = await lifeFrom(recorder.har());
    expect([...left]).toContainEqual(['getWallet (after the first write, transfer)', 1]);
    const { player } = await opened(capsule);
    expect((await player.get('/api/wallet')).body).toMatchObject({ wallet: { amount: 4250.75 } });
  });
});

/** Wrong arguments of the sandbox's methods are refused with a sentence and change nothing stored. */
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStore, type JournalStore, type Sandbox, worldKey } from '../../mocks/index.ts';
import { BadCall } from '../../mocks/kernel/bad-call.ts';
import { callerOf, differenceOf, evening, logIn, openSandbox, storedJournal } from '../support/worlds/open-sandbox.ts';

const room = 'KP-12345678';
const key = worldKey({ scenario: 'everyday', seed: 1, at: evening, set: {} });

/** Calls a method as the console does, without type checks. */
function call(sandbox: Sandbox, path: string, args: readonly unknown[]): unknown {
  const steps = path.split('.');
  const name = steps.pop() as string;
  const owner = steps.reduce<object>((found, step) => Reflect.get(found, step) as object, sandbox);
  return Reflect.apply(Reflect.get(owner, name) as () => unknown, owner, args);
}

const spoiled = async (sandbox: Sandbox, path: string, args: readonly unknown[]): Promise<string> => {
  try {
    await call(sandbox, path, args);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${path} was not refused`);
};

/** Method, arguments, and a part of the message. */
const refused: readonly [string, readonly unknown[], string | RegExp][] = [
  ['clock.jump', ['99999999d'], /would lead out of world time, which goes from 2000-01-01 to 2200-01-01/],
  ['clock.jump', ['soon'], 'write 90s, 15m, 1h or 2d'],
  ['clock.jump', [], 'clock.jump: duration is missing; it takes a duration'],
  ['clock.freeze', ['no'], 'clock.freeze: on does not take "no"; it takes true or false'],
  ['undo', ['x'], 'undo: count does not take "x"; it takes a whole number from 0'],
  ['travel', [], 'travel: seq is missing; it takes the number of a journal entry'],
  ['travel', [-1], 'travel: there is no entry -1; the entries are 0 to 3'],
  ['travel', [1e9], 'travel: there is no entry 1000000000; the entries are 0 to 3'],
  ['operate', ['adjustBalance', { baht: Number.NaN }], 'operate: baht does not take NaN; it takes a number'],
  ['set', ['coins', 1.5], 'set: coins does not take 1.5; it takes a whole number from 0 to 100000'],
  ['set', ['failureRate', 101], 'set: failureRate does not take 101; it takes a number from 0 to 100'],
  ['set', ['latency', '5g'], 'set: latency does not take "5g"; it takes one of none, 3g, slow'],
  ['set', ['teleport', true], 'set: name does not take "teleport"; it takes the name of a switch (terminated,'],
  ['load', ['nirvana'], 'no scenario is named nirvana; there are everyday,'],
  ['load', ['everyday', { seed: 'abc' }], 'load: options.seed does not take "abc"; it takes a whole number from 0'],
  ['load', ['everyday', { sed: 5 }], 'load: options does not take "sed"; it takes only seed, at, set'],
  ['load', ['everyday', { set: { coins: 1.5 } }], 'load: options.set.coins does not take 1.5; it takes a whole number'],
  [
    'load',
    ['everyday', { set: { teleport: true } }],
    'options.set does not take "teleport"; it takes the name of a switch',
  ],
  ['fault', ['transfer'], /is missing; it takes a code \(.*TRANSFER_FAIL.*\) or an effect with at least one of/],
  ['fault', ['transfer', {}], 'fault: transfer does not take {}; it takes a code ('],
  ['fault', ['transfer', { cod: 'TRANSFER_FAIL' }], 'does not take "cod"; it takes only'],
  ['fault', ['transfer', { code: 'NOPE' }], 'fault: transfer.code does not take "NOPE"; it takes a code (gone,'],
  ['fault', ['transfer', { cut: true, times: 0 }], 'transfer.times does not take 0; it takes once, always or a whole'],
  ['fault', ['transfer', { delay: -1 }], 'it takes a number from 0 to 600000'],
  ['fault', ['transfer', { body: 5 }], 'fault: transfer.body does not take 5; it takes a text'],
  ['fault', ['teleport', 'TRANSFER_FAIL'], 'fault: operation does not take "teleport"; it takes "*" or an operation'],
  ['fault', ['transfer', { code: 'TRANSFER_FAIL', operation: 'login' }], 'it takes only transfer'],
  ['clearFaults', [null], 'clearFaults: only does not take null; it takes nothing, or one of faults()'],
  [
    'operate',
    ['teleport', {}],
    'operate: action does not take "teleport"; it takes the name of an action (adjustBalance, ',
  ],
  ['operate', ['giveCoins', { coins: 1.5 }], 'operate: giveCoins.coins does not take 1.5; it takes a whole number'],
  ['operate', ['giveCoins'], 'operate: giveCoins is missing; it takes an object'],
  ['operator.chatSay', [{ room: 'KP-1', text: 'x' }], 'chatSay.room does not take "KP-1"; it takes the name of a room'],
  ['importCapsule', [], 'importCapsule: text is missing; it takes a text'],
  ['token', ['king'], 'token: kind does not take "king"; it takes one of visitor, player, expired'],
  ['knowsToken', [{}], 'knowsToken: token does not take {}; it takes a text'],
  ['onReplaced', ['x'], 'onReplaced: listener does not take "x"; it takes a function'],
  ['chat.typing', ['x', 5], 'chat.typing: room does not take "x"; it takes the name of a room'],
  ['chat.typing', [room, 'long'], 'chat.typing: ms does not take "long"; it takes a whole number from 0 to 600000'],
  ['chat.resend', [], 'chat.resend: count is missing; it takes a whole number from 1 to 1000'],
  ['chat.open', [{}], 'chat.open: socket does not take {}; it takes an object with the functions emit, drop and'],
];

async function storedOf(store: JournalStore): Promise<string> {
  return JSON.stringify(await store.read(key, -1));
}

describe('wrong arguments of a method', () => {
  test.each(refused)('%s(%j) is refused with the accepted values, and changes nothing', async (path, args, words) => {
    const store = createMemoryStore();
    const sandbox = await openSandbox('everyday', { store });
    await (await logIn(sandbox)).post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 });
    await sandbox.clock.jump('1h');
    const before = { dump: sandbox.dump(), stored: await storedOf(store) };

    const message = await spoiled(sandbox, path, args);

    if (typeof words === 'string') expect(message).toContain(words);
    else expect(message).toMatch(words);
    expect(await storedOf(store)).toBe(before.stored);
    expect(differenceOf(sandbox.dump(), before.dump)).toBe('');
    expect([sandbox.faults(), sandbox.chat.connections]).toEqual([[], 0]);
    expect((await openSandbox('everyday', { store })).openedAs).toBe('stored');
  });

  test('data that JSON cannot represent is refused before it reaches the journal', async () => {
    const sandbox = await openSandbox('everyday');
    const loop: { self?: unknown } = {};
    loop.self = loop;
    for (const data of [loop, { baht: 1n }]) {
      expect(await spoiled(sandbox, 'operate', ['adjustBalance', data])).toContain('takes plain data');
    }
    expect(sandbox.journal()).toHaveLength(1);
  });
});

test('the clock never goes past the end of world time', async () => {
  const sandbox = await openSandbox('everyday', { at: Date.parse('2199-12-31T23:59:59.900Z') });
  await sandbox.operate('chatType', { room, text: 'In a moment' });
  expect(sandbox.ahead()).toHaveLength(1);
  expect(await spoiled(sandbox, 'clock.toNextEvent', [])).toContain('would lead out of world time');
  await sandbox.clock.jump('100ms');
  expect(sandbox.journal()).toHaveLength(3);
  expect(storedJournal(sandbox)).not.toBeNull();
});

describe('values that earlier versions stored', () => {
  test.each([{ statementRows: 2.5 }, { sessionCalls: 0.5 }, { slipRows: 1.5 }])(
    'a stored world with %j still opens and can be changed',
    async (odd) => {
      const store = createMemoryStore();
      await openSandbox('everyday', { store, set: odd });
      const again = await openSandbox('everyday', { store, set: odd });
      expect(again.openedAs).toBe('stored');
      expect(again.switches()).toMatchObject(odd);
      const elsewhere = await openSandbox('everyday');
      await elsewhere.importCapsule(again.exportCapsule());
      expect(elsewhere.switches()).toMatchObject(odd);
      await again.set('coupons', 5);
      expect(again.switches()).toMatchObject({ ...odd, coupons: 5 });
    },
  );

  test('a capsule with a fault that has no effect still opens', async () => {
    const sandbox = await openSandbox('everyday');
    const capsule = JSON.parse(sandbox.exportCapsule()) as { faults: unknown[] };
    capsule.faults.push({ operation: 'transfer', times: 'once' });
    await sandbox.importCapsule(JSON.stringify(capsule));
    expect(sandbox.faults()).toEqual([{ operation: 'transfer', times: 'once' }]);
  });

  test('load takes a whole address', async () => {
    const sandbox = await openSandbox('everyday', { seed: 7 });
    await sandbox.load('broke', sandbox.address);
    expect(sandbox.address).toEqual({ scenario: 'broke', seed: 7, at: evening, set: {} });
    await sandbox.load('everyday', { seed: undefined } as object);
    expect(sandbox.address).toEqual({ scenario: 'everyday', seed: 1, at: null, set: {} });
  });
});

describe('the store', () => {
  test('refuses a capsule whose journal does not replay', async () => {
    const store = createMemoryStore();
    const written: string[] = [];
    const watched: JournalStore = {
      ...store,
      replace: (world, entries) => {
        written.push(world);
        return store.replace(world, entries);
      },
    };
    const sandbox = await openSandbox('everyday', { store: watched });
    await (await logIn(sandbox)).post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 });
    const before = sandbox.dump();
    const capsule = JSON.parse(sandbox.exportCapsule()) as { journal: Record<string, unknown>[] };
    capsule.journal[2] = { ...capsule.journal[2], player: null };
    expect(written).toHaveLength(1);

    expect(await spoiled(sandbox, 'importCapsule', [JSON.stringify(capsule)])).toContain('unreadable');

    expect(written).toHaveLength(1);
    expect(sandbox.address.copy).toBeUndefined();
    expect(differenceOf(sandbox.dump(), before)).toBe('');
  });

  test('refuses an invalid start', async () => {
    // The collections warn on the console before they refuse half a coin
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createMemoryStore();
    const begun = openSandbox('everyday', { store, set: { coins: 1.5 } });
    await expect(begun).rejects.toThrow('no world goes like this');
    expect(
      await store.read(worldKey({ scenario: 'everyday', seed: 1, at: evening, set: { coins: 1.5 } }), -1),
    ).toBeNull();
  });

  test('keeps the data of an action when the caller changes it later', async () => {
    const sandbox = await openSandbox('everyday');
    const data = { coins: 5 };
    await sandbox.operate('giveCoins', data);
    data.coins = Number.NaN;
    expect(sandbox.journal()[1]).toMatchObject({ data: { coins: 5 } });
  });
});

test('a listener that throws stops neither the world nor the other listeners', async () => {
  const problems: unknown[] = [];
  const sandbox = await openSandbox('everyday', { report: (problem) => problems.push(problem) });
  const heard: string[] = [];
  const fail = () => {
    throw new Error('out of order');
  };
  for (const on of ['onCall', 'onReplaced', 'onAdvanced'] as const) {
    sandbox[on](fail);
    sandbox[on](() => heard.push(on));
  }
  const player = await logIn(sandbox);
  expect((await player.get('/api/wallet')).status).toBe(200);
  await sandbox.set('terminated', true);
  expect(new Set(heard)).toEqual(new Set(['onCall', 'onReplaced', 'onAdvanced']));
  expect(problems.length).toBeGreaterThan(3);
});

test('refuses objects with an incomparable length', async () => {
  const sandbox = await openSandbox('everyday');
  const hostile = { length: { toString: 1, valueOf: 1 } };
  await expect(sandbox.load(hostile as never)).rejects.toThrow(BadCall);
  const answer = await callerOf(sandbox).post('/api/login', { username: hostile, password: hostile });
  expect(answer).toEqual({ status: 422, body: { message: 'KEY_INVALID' } });
});

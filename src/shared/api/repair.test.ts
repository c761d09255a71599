import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { repair } from './repair.ts';
import { readAnswer } from './validate.ts';

const slot = {
  code: 'PG',
  name: 'PG',
  logo: '/l.svg',
  background: '/b.svg',
  isActive: true,
  amount: 10,
  ftWalletSlot: 1,
  web: null,
  android: null,
  ios: null,
  category: 'slot',
};
const wallet = {
  profile: {
    _id: 'p',
    name: 'n',
    username: '0812345678',
    createdAt: '2026-01-15T09:30:00Z',
    coin: 1,
    currency: 'BAHT',
  },
  bankAccount: { bankAccountName: 'N', bankAccountNo: '1', bank: { nameTH: 'ก' }, bankCode: 'KTB' },
  wallet: { amount: 5 },
  invite: { amount: 0, success: 1, fail: 1 },
  slots: [slot],
};
/** A repaired response; null if unreadable. */
const validateAnswer = async (method: string, path: string, answer: unknown): Promise<unknown> => {
  const reading = await readAnswer(method, path, 200, answer);
  return reading.kind === 'answer' ? reading.value : null;
};
const read = (answer: unknown) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return validateAnswer('GET', '/api/wallet', answer);
};

// SAFE-86
test.each([false, true])('reads only the rows that were asked for (in a wrapper: %j)', async (wrapped) => {
  const page = { total: 40_000, statements: Array.from({ length: 40_000 }, (_, row) => ({ _id: String(row) })) };
  const body = wrapped ? { message: 'SUCCESS', data: page } : page;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const reading = await readAnswer('POST', '/api/statement', 200, body, '{"page":1,"limit":10}');
  const ids = Array.from({ length: 10 }, (_, row) => ({ _id: String(row) }));
  expect(reading).toMatchObject({ value: { total: 40_000, statements: ids } });
});

// MNY-23
test('counts receipts and reads a sent message by times in any valid spelling', async () => {
  const seconds = 1_768_469_400;
  expect(await validateAnswer('POST', '/api/chat/send-message', { createdAt: seconds })).toEqual({
    createdAt: '2026-01-15T09:30:00.000Z',
  });
  const userBonus = { _id: 'u', isActive: false, received: [{ updatedAt: seconds }] };
  const bonuses = [{ code: 'A', type: 'day', maxReceived: 1, banners: [], percentFail: 5, userBonus }];
  expect(await validateAnswer('GET', '/api/bonus', { bonuses })).toMatchObject({
    bonuses: [{ userBonus: { received: [{ updatedAt: '2026-01-15T09:30:00.000Z' }] } }],
  });
});

// SAFE-40, WAL-20
test('keeps a game with an invalid balance', async () => {
  expect(await read({ ...wallet, slots: [slot, { ...slot, code: 'JOKER', amount: '1,000.5' }] })).toMatchObject({
    slots: [
      { code: 'PG', amount: 10 },
      { code: 'JOKER', amount: null },
    ],
  });
});

// MNY-20, SAFE-41
test('keeps a figure out of range', async () => {
  expect(await read({ ...wallet, invite: { amount: 0, success: 150, fail: -1 } })).toMatchObject({
    invite: { success: 150, fail: -1 },
  });
});

// DEP-16, DEP-19
test('keeps every account to pay to, but nothing without a readable isManual', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const account = { bankCode: 'WW', bankType: 'PAYMENT', bank: null, bankAccountName: 'N', bankAccountNo: '1' };
  const channels = { banks: [account, 'x'], wallets: [{ walletAccountName: '1' }], isManual: false };
  const readChannels = (answer: unknown) => validateAnswer('GET', '/api/lookup/deposit', answer);
  expect(await readChannels(channels)).toEqual(channels);
  expect(await readChannels({ ...channels, isManual: 'no' })).toBeNull();
  expect(await readChannels({ ...channels, banks: null })).toBeNull();
});

// PRO-9, SAFE-40
test('keeps a promotion and a bonus with an invalid percentage', async () => {
  const promotion = { code: 'A', percentFail: null, description: '<p>50</p>' };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await validateAnswer('GET', '/api/promotion/find/A', promotion)).toEqual(promotion);
  const bonus = { code: 'B', type: 'day', maxReceived: 1, banners: [], percentFail: '20', userBonus: null };
  expect(await validateAnswer('GET', '/api/bonus', { bonuses: [bonus, { ...bonus, code: 5 }] })).toEqual({
    bonuses: [{ ...bonus, percentFail: null }, null],
  });
});

// SAFE-40, WAL-21
test('reads missing sections as null', async () => {
  expect(await read({ ...wallet, slots: null, bankAccount: undefined })).toMatchObject({
    wallet: { amount: 5 },
    slots: null,
    bankAccount: null,
  });
});

test('keeps the places of games without a code, so that the total is partial', async () => {
  expect(await read({ ...wallet, slots: [null, 'PG', { ...slot, code: 7 }, slot] })).toMatchObject({
    slots: [null, null, null, { code: 'PG' }],
  });
});

// SAFE-43
test.each([{}, [], null, 'wallet', { profile: null, slots: 1 }])('rejects %j as a wallet', async (answer) => {
  expect(await read(answer)).toBeNull();
});

// SAFE-44
test('logs repaired places, never their values', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await validateAnswer('GET', '/api/wallet', { ...wallet, wallet: { amount: 'secret' } });
  expect(warn.mock.calls.flat().join(' ')).toContain('wallet.amount');
  expect(warn.mock.calls.flat().join(' ')).not.toContain('secret');
});

// SAFE-42, SLP-34, WAL-38
test('keeps all rows of a history with invalid fields', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const row = { _id: 'a', statementType: 'deposit', from: null, to: 'WALLET', amount: 5, status: 'SUCCESS' };
  const dates = ['2026-03-14T20:15:30Z', '2026-03-14T20:15:30', 1_773_494_130, null];
  const statements = dates.map((createdAt) => ({ ...row, createdAt }));
  const history = (answer: unknown) => validateAnswer('POST', '/api/statement', answer);
  const [written, local = row, epoch = row, none] = statements;
  const rows = [
    written,
    { ...local, createdAt: '2026-03-14T13:15:30.000Z' },
    { ...epoch, createdAt: '2026-03-14T13:15:30.000Z' },
    none,
  ];
  expect(await history({ total: 4, statements })).toMatchObject({ statements: rows });
  const others = [null, 'row', 7];
  expect(await history({ total: '4', statements: [...statements, ...others] })).toEqual({
    total: '4',
    statements: [...rows, ...others],
  });
  expect(await history({ total: 4, statements: null })).toBeNull();
  expect(await history([])).toBeNull();
  expect(await history(null)).toBeNull();
});

test('drops an item with two issues, one of them in its own list', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const schema = z.object({ rows: z.array(z.object({ name: z.string(), parts: z.array(z.string()) })) });
  const good = { name: 'a', parts: ['x'] };
  const rows = [{ name: 7, parts: ['x', 7] }, good, { ...good, parts: [7, 'x'] }];
  expect((await repair(schema, { rows }, null)).value).toEqual({ rows: [good, good] });
});

test('keeps invalid chat messages as long as there is a list', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const history = (answer: unknown) => validateAnswer('POST', '/api/chat/history', answer);
  const messages = [null, 'text', {}, { _id: 'a', message: { message_type: 'buttons', payload: { buttons: 'nope' } } }];
  expect(await history({ messages })).toEqual({ messages });
  for (const answer of [{ messages: 'nope' }, { messages: { a: 1 } }, { messages: null }, {}, [], [null], null, 'x']) {
    expect(await history(answer)).toBeNull();
  }
});

// SAFE-40, DES-57
test('repairs an item of a long list, and lets other tasks run meanwhile', async () => {
  const named = (at: number) => ({ ...slot, code: `PG${at}` });
  const slots = Array.from({ length: 5_000 }, (_, at) => named(at));
  const bad = slots.map((game, at) => (at === 4_321 ? { ...game, amount: 'x' } : game));
  let between = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    between += 1;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  const answer = await read({ ...wallet, extra: 1, slots: bad });
  port1.close();
  expect(answer).toEqual({
    ...wallet,
    slots: slots.map((game, at) => (at === 4_321 ? { ...game, amount: null } : game)),
  });
  expect(console.warn).toHaveBeenCalledWith(expect.any(String), 'slots.4321.amount');
  expect(between).toBeGreaterThan(0);
  expect(await read({ ...wallet, slots })).toEqual({ ...wallet, slots });
});

import { describe, expect, test } from 'vitest';
import type { BonusList } from '../../contract/generated/models/bonusList.ts';
import type { ChatHistory } from '../../contract/generated/models/chatHistory.ts';
import type { CouponList } from '../../contract/generated/models/couponList.ts';
import type { DepositChannels } from '../../contract/generated/models/depositChannels.ts';
import type { SlipPage } from '../../contract/generated/models/slipPage.ts';
import type { StatementPage } from '../../contract/generated/models/statementPage.ts';
import type { WalletView } from '../../contract/generated/models/walletView.ts';
import { configOf } from '../../mocks/boot/config.ts';
import type { Sandbox } from '../../mocks/index.ts';
import { chatKinds, slipReasons } from '../../mocks/reference/codes.ts';
import { catalogue } from '../../mocks/reference/game-catalogue.ts';
import { isChatUp } from '../../mocks/wire/network.ts';
import { scenarios } from '../../scenarios/index.ts';
import { chatMessage } from '../support/recipes/requests.ts';
import { refusal, registration } from '../support/worlds/newcomer.ts';
import { type Caller, callerOf, differenceOf, evening, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

interface Visit {
  readonly sandbox: Sandbox;
  readonly player: Caller;
  readonly visitor: Caller;
  /** The body that a GET answers. */
  get<Answer>(path: string): Promise<Answer>;
}

async function visit(scenario: string, waited?: (ms: number) => void): Promise<Visit> {
  const sandbox = await openSandbox(scenario, waited && { waited });
  const player = callerOf(sandbox, sandbox.token('player'));
  const get = async <Answer>(path: string) => (await player.get(path)).body as Answer;
  return { sandbox, player, visitor: callerOf(sandbox), get };
}

const day = 86_400_000;
const walletOf = ({ get }: Visit) => get<WalletView>('/api/wallet');
const channelsOf = async ({ get }: Visit) => {
  const { banks, wallets } = await get<DepositChannels>('/api/lookup/deposit');
  return { banks, wallets, codes: banks.map(({ bankCode, mode }) => `${bankCode} ${mode}`) };
};
const statementOf = async ({ player }: Visit, page: number) =>
  (await player.post('/api/statement', { page, limit: 10 })).body as StatementPage;
const historyOf = async ({ player }: Visit, userId: string, skip: number) => {
  const { body } = await player.post('/api/chat/history', { userId, guestId: '', limit: 10, skip });
  return (body as ChatHistory).messages;
};
const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);

/** The scenario table of docs/qa.md as checks. */
const proofs: Readonly<Record<string, (world: Visit) => Promise<void>>> = {
  everyday: async (world) => {
    const { wallet, slots } = await walletOf(world);
    expect(wallet.amount).toBeGreaterThan(0);
    expect(sum(slots)).toBeGreaterThan(0);
    const { total } = await statementOf(world, 1);
    const oldest = (await statementOf(world, Math.ceil(total / 10))).statements.at(-1);
    const age = (evening - Date.parse(oldest?.createdAt ?? '')) / day;
    expect(age).toBeGreaterThan(20);
    expect(age).toBeLessThan(45);
    expect(world.sandbox.switches()).toMatchObject({ operatorOnline: true, enableChatWidget: true, spinActive: true });
  },
  newcomer: async ({ sandbox, visitor, get }) => {
    expect((await visitor.post('/api/login', { username: '0812345678', password: 'krapao99' })).status).toBe(400);
    expect(await get('/api/lookup/registerOTP')).toEqual({ registerOTP: true });
    const { otpToken } = (await visitor.post('/api/otp/send', { phoneNumber: registration.username })).body as {
      otpToken: string;
    };
    await visitor.post('/api/otp/verify', { otpToken, otpCode: '123456' });
    expect((await visitor.post('/api/account', registration)).status).toBe(200);
    const newcomer = await logIn(sandbox, registration.username, registration.password);
    const { wallet, slots } = (await newcomer.get('/api/wallet')).body as WalletView;
    expect(wallet.amount + sum(slots)).toBe(0);
  },
  'otp-off': async ({ visitor, get }) => {
    expect((await visitor.post('/api/login', { username: '0812345678', password: 'krapao99' })).status).toBe(400);
    expect(await get('/api/lookup/registerOTP')).toEqual({ registerOTP: false });
    expect((await visitor.post('/api/account', registration)).status).toBe(200);
  },
  terminated: async ({ player, get }) => {
    expect(await get('/api/lookup/active')).toEqual({ terminated: true });
    expect(await player.get('/api/wallet')).toEqual(refusal(410, 'gone'));
  },
  'manual-deposit': async ({ get }) => {
    expect(await get('/api/lookup/deposit')).toMatchObject({ isManual: true });
  },
  'qr-deposit': async (world) => {
    const { codes, wallets } = await channelsOf(world);
    expect(codes).toEqual(['KBANK SMS', 'WW AUTO', 'PAYTIMZ AUTO', 'PAYONEX AUTO', 'FP AUTO']);
    expect(wallets).toEqual([]);
  },
  'bank-deposit': async (world) => {
    const { banks, codes } = await channelsOf(world);
    expect(codes).toEqual(expect.arrayContaining(['SCB AUTO', 'GSB AUTO', 'KBANK AUTO', 'BCEL AUTO']));
    expect(banks.find(({ bankCode }) => bankCode === 'BCEL')?.instruction).toBeTruthy();
    const { bankAccount } = await walletOf(world);
    expect(['KTB', 'TMB', 'BBL']).toContain(bankAccount.bankCode);
    expect(bankAccount.bankAccountName).toMatch(/[\u0e00-\u0e7f]/);
  },
  'no-deposit': async (world) => {
    expect(await channelsOf(world)).toMatchObject({ banks: [], wallets: [] });
  },
  'bonus-active': async ({ player, get }) => {
    expect(await get('/api/bonus/check/active')).toMatchObject({ status: true });
    expect(await get('/api/refund/check')).toMatchObject({ bonus: true });
    expect(await player.get('/api/refund/receive')).toEqual(refusal(400, 'BONUS_REMAINING'));
    expect(await player.post('/api/wallet/withdraw', { amount: 100 })).toEqual(refusal(400, 'BONUS_REMAINING'));
  },
  'bonus-limits': async ({ get }) => {
    const { bonuses } = await get<BonusList>('/api/bonus');
    const answers: Record<string, string[]> = {};
    for (const { code, type } of bonuses) {
      const { status, body } = await (await visit('bonus-limits')).player.get(`/api/bonus/activate/${code}`);
      (answers[type] ??= []).push(status === 200 ? 'free' : (body as { message: string }).message);
    }
    for (const type of ['limit', 'day', 'week']) expect(answers[type]).toContain('BONUS_MAX_CLAIMED');
    expect(Object.values(answers).flat()).toContain('free');
  },
  'refund-ready': async ({ player, get }) => {
    expect(await get('/api/refund/check')).toMatchObject({ result: true, bonus: false });
    expect((await player.get('/api/refund/receive')).status).toBe(200);
    expect((await player.get('/api/refund/addWallet')).status).toBe(200);
  },
  'refund-none': async ({ player, get }) => {
    expect(await get('/api/refund/check')).toMatchObject({ result: false });
    expect(await player.get('/api/refund/receive')).toEqual(refusal(404, 'NO_REFUND'));
  },
  lucky: async (world) => {
    const before = (await walletOf(world)).wallet.amount;
    expect(await world.get('/api/spinwheel/active')).toEqual({ isActive: true });
    // Three to a page
    expect((await world.get<CouponList>('/api/spinwheel/coupon')).coupons.length).toBeGreaterThan(6);
    expect((await world.player.post('/api/spinwheel/spin')).body).toMatchObject({ success: true });
    expect((await walletOf(world)).wallet.amount).toBeGreaterThan(before);
  },
  'no-coins': async ({ get }) => {
    expect(await get('/api/spinwheel/active')).toEqual({ isActive: true });
    expect(await get('/api/spinwheel/setup')).toMatchObject({ result: { userCoin: 0 } });
  },
  'spin-off': async ({ get }) => {
    expect(await get('/api/spinwheel/active')).toEqual({ isActive: false });
  },
  slips: async ({ player }) => {
    const { slips } = (await player.post('/api/statement/slip', { page: 1, limit: 100 })).body as SlipPage;
    const statuses = new Set(slips.map(({ status }) => status.toLowerCase()));
    expect(statuses).toEqual(new Set(['processing', 'success', 'reviewing', 'failed']));
    const failed = slips.filter(({ status }) => status === 'failed').map(({ note }) => note);
    expect(new Set(failed)).toEqual(new Set(slipReasons));
  },
  vip: async (world) => {
    const { wallet, slots, profile } = await walletOf(world);
    expect(wallet.amount).toBeGreaterThan(1_000_000);
    expect(sum(slots)).toBeGreaterThan(100_000);
    expect((await statementOf(world, 1000)).statements).toHaveLength(10);
    expect((await statementOf(world, 1)).total).toBe(10_000);
    expect((await world.player.post('/api/invite', { page: 1, limit: 1 })).body).toMatchObject({ total: 2400 });
    expect(await historyOf(world, profile._id, 4999)).toHaveLength(1);
    expect(await historyOf(world, profile._id, 5000)).toHaveLength(0);
  },
  broke: async (world) => {
    const { wallet, slots, profile } = await walletOf(world);
    expect([wallet.amount, sum(slots), profile.coin]).toEqual([0, 0, 0]);
    const { player } = world;
    const order = { from: 'WALLET', to: 'JOKER', amount: 1 };
    expect(await player.post('/api/wallet/transfer', order)).toEqual(refusal(400, 'MONEY_NOT_ENOUGH'));
    expect(await player.post('/api/wallet/withdraw', { amount: 1 })).toEqual(refusal(400, 'TRANSFER_MINIMUM'));
    expect(await player.get('/api/invite/bonus')).toEqual(refusal(404, 'NO_INVITE_BONUS'));
    expect(await player.get('/api/refund/receive')).toEqual(refusal(400, 'REFUND_MINIMUM'));
  },
  'all-games-closed': async (world) => {
    const { slots } = await walletOf(world);
    expect(slots).toHaveLength(16);
    expect(slots.filter(({ isActive }) => isActive)).toEqual([]);
  },
  'provider-tour': async (world) => {
    const { slots } = await walletOf(world);
    expect(slots.map(({ code }) => code).toSorted()).toEqual(catalogue.map(({ code }) => code).toSorted());
    expect(slots.every(({ isActive, web }) => isActive && web)).toBe(true);
    const apps = new Set(slots.map(({ android, ios }) => `${android ? 'android' : ''} ${ios ? 'ios' : ''}`));
    expect(apps).toEqual(new Set(['android ios', 'android ', ' ios', ' ']));
  },
  'first-terms': async ({ get }) => {
    expect((await get<{ agreements: string[] }>('/api/lookup/agreements')).agreements.length).toBeGreaterThan(0);
    expect((await get<{ notice: string }>('/api/lookup/notice')).notice).not.toBe('');
  },
  'slow-network': async () => {
    const waits: number[] = [];
    const { get } = await visit('slow-network', (ms) => waits.push(ms));
    for (let call = 0; call < 10; call++) await get('/api/lookup/active');
    expect(waits).toHaveLength(10);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000);
  },
  'flaky-network': async ({ player }) => {
    const answers: boolean[] = [];
    for (let call = 0; call < 60; call++) {
      answers.push(
        await player.get('/api/wallet').then(
          () => true,
          () => false,
        ),
      );
    }
    expect(new Set(answers)).toEqual(new Set([true, false]));
  },
  offline: async ({ visitor }) => {
    for (let call = 0; call < 5; call++) await expect(visitor.get('/api/lookup/active')).rejects.toThrow('cut');
  },
  'server-down': async ({ sandbox }) => {
    const answers = [];
    for (let call = 0; call < 9; call++) {
      answers.push(await sandbox.handle({ method: 'GET', path: '/api/lookup/active', headers: {}, body: null }));
    }
    expect(answers.every((answer) => answer.kind === 'answer' && answer.status === 500)).toBe(true);
    const pages = answers.filter((answer) => answer.kind === 'answer' && answer.text.startsWith('<html'));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThan(answers.length);
  },
  // ACC-23
  'expired-session': async ({ sandbox }) => {
    expect(sandbox.switches().session).toBe('expired');
    const expired = callerOf(sandbox, sandbox.token('expired'));
    expect(await expired.get('/api/wallet')).toEqual(refusal(401, 'invalid-token'));
    expect((await (await logIn(sandbox)).get('/api/wallet')).status).toBe(200);
  },
  'chat-busy': async (world) => {
    const { sandbox, player } = world;
    const { _id: userId } = await world.get<{ _id: string }>('/api/account/profile');
    const before = new Set((await historyOf(world, userId, 0)).map(({ _id }) => _id));
    await player.put('/api/chat/read-customer/', { userId, guestId: '' });
    const heard = new Set<string>();
    for (let event = 0; event < 60 && (await sandbox.clock.toNextEvent()) !== null; event++) {
      for (const { _id, sender, message } of await historyOf(world, userId, 0)) {
        if (!before.has(_id) && sender !== 'customer') heard.add(`${message.message_type} ${message.payload.fileType}`);
      }
      await player.put('/api/chat/read-customer/', { userId, guestId: '' });
    }
    expect(heard.size).toBe(chatKinds.length);
  },
  'chat-down': async ({ sandbox, visitor }) => {
    expect(isChatUp(sandbox.switches())).toBe(false);
    expect((await visitor.post('/api/chat/send-message', chatMessage('สวัสดี'))).status).toBe(200);
  },
  'chat-off': async ({ get }) => {
    expect(await get('/api/lookup/enableChatWidget')).toEqual({ enableChatWidget: false });
  },
  laos: async (world) => {
    expect(world.sandbox.scenario.language).toBe('la');
    // This build flag selects the other UFABET host
    expect(configOf(world.sandbox.switches(), 'http://krapao.test')).toMatchObject({ laos: true, ufaHost: '' });
    const { banks } = await world.get<{ banks: { code: string }[] }>('/api/lookup/banks');
    expect(banks[0]?.code).toBe('BCEL');
    expect((await channelsOf(world)).banks.map(({ currency }) => currency)).toEqual(['LAK']);
    for (const [index, currency] of ['LAK', 'BAHT'].entries()) {
      await world.sandbox.set('registerOtp', false);
      const username = `205550000${index}`;
      const lao = { ...registration, username, currency, bankCode: 'BCEL', bankAccountNo: `1554635991815${index}` };
      expect(await world.visitor.post('/api/account', lao)).toEqual({ status: 200, body: { message: 'SUCCESS' } });
    }
  },
};

describe('every preset matches its description', () => {
  test('none is left out', () => {
    expect(Object.keys(proofs).toSorted()).toEqual(scenarios.map(({ name }) => name).toSorted());
  });

  test.each(scenarios.map(({ name }) => name))('%s', async (name) => {
    await expect(proofs[name]?.(await visit(name))).resolves.toBeUndefined();
  });
});

test('opening each preset in turn leaves the worlds of the others unchanged', async () => {
  const { sandbox } = await visit('everyday');
  const left: Record<string, string> = {};
  for (const { name } of scenarios) {
    await sandbox.load(name, { at: evening });
    await sandbox.set('notice', !sandbox.switches().notice);
    await sandbox.operate('giveCoins', { coins: 1 }).catch(() => undefined);
    left[name] = sandbox.dump();
  }
  for (const { name } of scenarios.toReversed()) {
    await sandbox.load(name, { at: evening });
    expect(differenceOf(sandbox.dump(), left[name] ?? '')).toBe('');
  }
});

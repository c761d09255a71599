import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CouponList } from '../../../contract/generated/models/couponList.ts';
import type { QrCode } from '../../../contract/generated/models/qrCode.ts';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { createMemoryStore, type Sandbox } from '../../../mocks/index.ts';
import { wheelCodes } from '../../../mocks/reference/codes.ts';
import { send } from '../../support/recipes/perform.ts';
import { png, type RequestParts } from '../../support/recipes/requests.ts';
import { sealedGift } from '../../support/recipes/wallet.ts';
import {
  brokenRules,
  callerOf,
  differenceFromReplay,
  differenceOf,
  evening,
  openSandbox,
} from '../../support/worlds/open-sandbox.ts';

/** How a command is sent: once, twice concurrently with one key, or again in either tab after a lost response. */
const manners = ['once', 'twice', 'lost', 'lost, then in the other tab'] as const;
type Manner = (typeof manners)[number];
interface Hands {
  readonly tab: Sandbox;
  readonly other: Sandbox;
  /** The idempotency key of the command. */
  readonly key: string;
}
type Step = (hands: Hands) => Promise<unknown>;

/** A named step, for readable counterexamples. */
const named = (name: string, take: Step): Step => Object.assign(take, { [fc.toStringMethod]: () => name });
const playerOf = (tab: Sandbox) => callerOf(tab, tab.token('player'));
const refusable = (work: Promise<unknown>) => work.catch(() => undefined);

async function command({ tab, other, key }: Hands, operation: OperationId, parts: RequestParts, manner: Manner) {
  const sendFrom = (from: Sandbox) =>
    send(callerOf(from, from.token('player'), { 'idempotency-key': key }), operation, parts);
  if (manner === 'once') return sendFrom(tab);
  // Changes by the other tab do not count for this command
  await callerOf(tab).get('/api/lookup/active');
  const entries = tab.journal().length;
  if (manner === 'twice') {
    const [first, second] = await Promise.all([sendFrom(tab), sendFrom(tab)]);
    if (tab.journal().length > entries) expect(second).toEqual(first);
  } else {
    tab.fault(operation, { after: 'cut' });
    await refusable(sendFrom(tab));
    await sendFrom(manner === 'lost' ? tab : other);
    await callerOf(tab).get('/api/lookup/active');
  }
  expect(tab.journal().length - entries).toBeLessThanOrEqual(1);
}

const amount = fc.oneof(
  fc.integer({ min: 100, max: 500_000 }).map((satang) => satang / 100),
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -0, -5, 0.001, 99.99, 100, 111.11, 113.13, 122.22, 133.33, 144.44, 155.55, 1e21),
);
const account = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('WALLET', 'JOKER', 'PG') },
  { weight: 1, arbitrary: fc.constantFrom('SLOTXO', 'HUAYHD', 'NOWHERE') },
);
const body = (content: unknown): RequestParts => ({ body: content });
const nothing = fc.constant<RequestParts>({});
const path = (name: string, ...values: string[]) =>
  fc.constantFrom(...values).map((value): RequestParts => ({ params: { [name]: value } }));

/** The bodies of each money command. */
const orders: Partial<Record<OperationId, fc.Arbitrary<RequestParts>>> = {
  transfer: fc.record({ from: account, to: account, amount: fc.oneof(amount, fc.constantFrom(1, 10.5)) }).map(body),
  transferAll: account.map((to) => body({ to })),
  withdraw: amount.map((baht) => body({ amount: baht })),
  withdrawAll: amount.map((baht) => body({ amount: baht })),
  addToWallet: amount.map((baht) => body({ amount: baht })),
  createQr: fc
    .tuple(fc.constantFrom('WW', 'FP', 'KBANK'), fc.oneof(amount, fc.constantFrom(100, 250.5)))
    .map(([id, baht]) => ({ params: { id }, ...body({ amount: baht }) })),
  activateGame: path('code', 'SLOTXO', 'PG', 'LAVAGAME'),
  activateBonus: path('code', 'DAILY', 'WEEKLY', 'WELCOME', 'FRIENDLY', 'NOWHERE'),
  clearBonus: nothing,
  activatePromotion: path('code', 'KRAPAO50', 'MARKET100', 'LATE', 'FULL'),
  receiveInviteBonus: nothing,
  receiveRefund: nothing,
  addRefundToWallet: nothing,
  spin: nothing,
};
const commands = Object.entries(orders).map(([operation, parts]) =>
  fc
    .tuple(parts, fc.constantFrom(...manners))
    .map(([content, manner]) =>
      named(`${operation} ${manner} ${JSON.stringify(content)}`, (hands) =>
        command(hands, operation as OperationId, content, manner),
      ),
    ),
);

const gift = fc.constantFrom('KRAPAOGIFT500', 'KRAPAOUSED', 'aBcDeFgH1234').map((voucher) =>
  named(`gift ${voucher}`, async (hands) => {
    const link = `https://gift.truemoney.com/campaign/?v=${voucher}`;
    await command(hands, 'sendGiftLink', await sealedGift({ player: playerOf(hands.tab) }, link), 'twice');
  }),
);
const claim = fc.nat(9).map((which) =>
  named(`claim ${which}`, async (hands) => {
    const { coupons } = (await playerOf(hands.tab).get('/api/spinwheel/coupon')).body as CouponList;
    const coupon = coupons[which % Math.max(1, coupons.length)]?._id ?? 'none';
    await command(hands, 'claimCoupon', { body: { coupon } }, 'twice');
  }),
);
const cancel = fc.constantFrom('WW', 'FP', 'KBANK').map((bank) =>
  named(`cancel ${bank}`, async (hands) => {
    const { qrcodeId = 'none' } = (await playerOf(hands.tab).get(`/api/qrcode/${bank}`)).body as QrCode;
    await command(hands, 'cancelQr', { params: { id: qrcodeId } }, 'lost');
  }),
);
const slip = fc
  .tuple(fc.constantFrom('slip-500.png', 'a.png', 'not-match.png'), fc.constantFrom('a', 'b', 'c'))
  .map(([name, content]) =>
    named(`slip ${name} ${content}`, ({ tab }) =>
      playerOf(tab).upload('/api/wallet/slip', { ...png(name), hash: content.repeat(64) }),
    ),
  );

type Act = (tab: Sandbox) => Promise<unknown>;
const acts: Readonly<Record<string, Act>> = {
  payQr: (tab) => tab.operate('payQr', {}),
  approveSlip: (tab) => tab.operate('approveSlip', {}),
  rejectSlip: (tab) => tab.operate('rejectSlip', { reason: 'NOT_MATCH' }),
  payWithdrawal: (tab) => tab.operate('payWithdrawal', {}),
  returnWithdrawal: (tab) => tab.operate('returnWithdrawal', {}),
  meetBonusCondition: (tab) => tab.operate('meetBonusCondition', {}),
  giveCoins: (tab) => tab.operate('giveCoins', { coins: 2 }),
  giveRefund: (tab) => tab.operate('giveRefund', { amount: 12.34 }),
  giveInvite: (tab) => tab.operate('giveInvite', { amount: 56.78 }),
};
/** Testers click twice, and in both tabs. */
const operator = fc.constantFrom(...Object.entries(acts)).map(([name, act]) =>
  named(name, async ({ tab, other }) => {
    for (const place of [tab, tab, other]) await refusable(act(place));
    await callerOf(tab).get('/api/lookup/active');
  }),
);
const world = fc.oneof(
  fc.constantFrom('5s', '3m', '20m', '1d').map((time) => named(`jump ${time}`, ({ tab }) => tab.clock.jump(time))),
  fc.constantFrom(...wheelCodes).map((prize) => named(`prize ${prize}`, ({ tab }) => tab.set('nextPrize', prize))),
  fc.boolean().map((on) => named(`transfers fail ${on}`, ({ tab }) => tab.set('transferFails', on))),
  fc.constant(named('undo', ({ tab }) => tab.undo())),
  fc
    .nat(30)
    // The other tab may have shortened the journal.
    .map((seq) =>
      named(`travel ${seq}`, ({ tab }) => refusable(tab.travel(seq % (tab.journal().length + tab.future().length)))),
    ),
);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(...commands) },
  { weight: 2, arbitrary: fc.oneof(gift, claim, cancel, slip) },
  { weight: 2, arbitrary: operator },
  { weight: 2, arbitrary: world },
);

interface Row {
  readonly statementType: string;
  readonly from: string | null;
  readonly amount: number;
  readonly status: string;
  readonly description: string | null;
}

/** The player's own bank account, in satang: slips and added credit come from there. */
const bank = 'SCB';
/** Satang, found and received, in every world with a refund. */
const refundAtStart = 24_575;
const satang = (baht: number) => Math.round(baht * 100);
const total = (rows: readonly Row[]) => rows.reduce((sum, { amount: baht }) => sum + satang(baht), 0);

interface Books {
  readonly balances: Record<string, number>;
  readonly rows: readonly Row[];
}
function booksOf(tab: Sandbox): Books {
  const dump = JSON.parse(tab.dump()) as { balances: Record<string, number>; logs: [string, number, Row[]][] };
  const rows = dump.logs.filter(([name]) => name.startsWith('statement:')).flatMap(([, , appended]) => appended);
  return { balances: dump.balances, rows };
}

/** Inflow and outflow since the start, satang: by the ledger, and by the player's statement. */
function accountsOf({ balances, rows }: Books): { byLedger: number; byStatement: number } {
  const owned = Object.entries(balances).filter(([name]) => !name.startsWith('outside:'));
  const opening = -(balances['outside:opening'] ?? 0);
  const sum = (type: string) =>
    total(rows.filter(({ statementType, status }) => statementType === type && status !== 'FAILED'));
  return {
    byLedger: owned.reduce((all, [, balance]) => all + balance, 0) - opening,
    byStatement: sum('deposit') + sum('bonus') - sum('withdraw'),
  };
}

/** Executions of each command. */
const carriedOut = new Map<string, number>();
function countCarriedOut(tab: Sandbox): void {
  for (const entry of tab.journal()) {
    if (entry.kind !== 'request' || entry.status !== 200) continue;
    carriedOut.set(entry.operation, (carriedOut.get(entry.operation) ?? 0) + 1);
  }
}

/** Credits without a reason in the journal. */
function overpaid(tab: Sandbox, { rows }: Books): string[] {
  const journal = tab.journal();
  const done = (operation: OperationId) =>
    journal.filter((entry) => entry.kind === 'request' && entry.operation === operation && entry.status === 200);
  const acted = (action: string) => journal.filter((entry) => entry.kind === 'operator' && entry.action === action);
  const from = (source: string) => rows.filter((row) => row.statementType === 'deposit' && row.from === source);
  const rewards = (source: string) => rows.filter((row) => row.statementType === 'bonus' && row.description === source);
  const coupons = done('claimCoupon').map((entry) => JSON.stringify((entry as { body: unknown }).body));
  const promotions = done('activatePromotion').map((entry) => JSON.stringify((entry as { path: unknown }).path));
  const made = (bank: string) =>
    done('createQr').filter((entry) => (entry as { path: { id?: string } }).path.id === bank);
  const judged = {
    'a coupon was claimed twice': new Set(coupons).size < coupons.length,
    'a promotion was received twice': new Set(promotions).size < promotions.length,
    'a QR of WW was paid twice': from('WW').length > made('WW').length,
    'a QR of FP was paid twice': from('FP').length > made('FP').length,
    'a gift was opened twice': from('TRUEWALLET').length > 2,
    'a slip was credited twice': from(bank).length > done('uploadSlip').length + done('addToWallet').length,
    'more was refunded than found': total(rewards('refund')) > refundAtStart + 1234 * acted('giveRefund').length,
    'more was paid for invitations than earned': total(rewards('invite')) > 32_000 + 5678 * acted('giveInvite').length,
    'the wheel gave more often than it turned':
      rewards('luckydraw').length > done('spin').length + done('claimCoupon').length,
  };
  return Object.entries(judged).flatMap(([name, wrong]) => (wrong ? [name] : []));
}

// MNY-5
test('accounts for every satang of any actions in two tabs, and replays to the same world', async () => {
  const walk = fc.array(fc.tuple(step, fc.boolean(), fc.nat(30_000)), { minLength: 8, maxLength: 24 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 50 }), walk, async (seed, steps) => {
      let clock = evening;
      const set = { spinActive: true, coins: 3, coupons: 6, playerBank: bank, depositGiftLink: true } as const;
      const options = { seed, store: createMemoryStore(), set, now: () => clock };
      const tabs = [await openSandbox('qr-deposit', options), await openSandbox('qr-deposit', options)] as const;
      for (const [index, [take, second, later]] of steps.entries()) {
        clock += later;
        const [tab, other] = second ? [tabs[1], tabs[0]] : tabs;
        await take({ tab, other, key: `intent-${index}` });
        expect(brokenRules(tab)).toEqual([]);
        const books = booksOf(tab);
        const { byLedger, byStatement } = accountsOf(books);
        expect(byLedger).toBe(byStatement);
        expect(overpaid(tab, books)).toEqual([]);
      }
      for (const tab of tabs) await playerOf(tab).get('/api/wallet');
      countCarriedOut(tabs[0]);
      expect(differenceOf(tabs[0].dump(), tabs[1].dump())).toBe('');
      expect(await differenceFromReplay(tabs[0])).toBe('');
    }),
    { numRuns: 200 },
  );
  // Ending a bonus moves no money, and few walks come so far
  const moving = Object.keys(orders).filter((operation) => operation !== 'clearBonus');
  for (const operation of [...moving, 'sendGiftLink', 'claimCoupon', 'cancelQr', 'uploadSlip'])
    expect(carriedOut.get(operation) ?? 0, operation).toBeGreaterThan(0);
}, 60_000);

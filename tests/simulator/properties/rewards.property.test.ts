import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replay } from '../../../mocks/engine/execute.ts';
import { wheelCodes } from '../../../mocks/reference/wheel-codes.ts';
import { type Caller, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';
import { storedJournal } from '../../support/worlds/replay-difference.ts';

const taking = [
  '/api/bonus/activate/DAILY',
  '/api/bonus/activate/FRIENDLY',
  '/api/bonus/clear',
  '/api/promotion/activate/KRAPAO50',
  '/api/promotion/activate/MARKET100',
  '/api/invite/bonus',
  '/api/refund/receive',
  '/api/refund/addWallet',
];
const step = fc.oneof(
  fc.record({ kind: fc.constant('take' as const), path: fc.constantFrom(...taking) }),
  fc.record({ kind: fc.constant('spin' as const), prize: fc.option(fc.constantFrom(...wheelCodes)) }),
  fc.record({ kind: fc.constant('claim' as const), which: fc.nat(12) }),
  fc.record({ kind: fc.constant('play' as const), amount: fc.constantFrom(10, 300, 900) }),
  fc.record({
    kind: fc.constant('give' as const),
    amount: fc.integer({ min: 1, max: 99_999 }).map((satang) => satang / 100),
  }),
  fc.record({ kind: fc.constant('jump' as const) }),
  fc.record({ kind: fc.constant('undo' as const) }),
);

async function claimOne(player: Caller, which: number): Promise<void> {
  const { body } = await player.get('/api/spinwheel/coupon');
  const { coupons } = body as { coupons: { _id: string }[] };
  const coupon = coupons[which % Math.max(1, coupons.length)];
  if (coupon) await player.post('/api/spinwheel/coupon/claim', { coupon: coupon._id });
}

const satang = (baht: number) => Math.round(baht * 100);
async function owned(player: Caller): Promise<{ money: number; coins: number }> {
  const { body } = await player.get('/api/wallet');
  const { wallet, slots, profile } = body as {
    wallet: { amount: number };
    slots: { amount: number }[];
    profile: { coin: number };
  };
  return {
    money: satang(wallet.amount) + slots.reduce((total, { amount }) => total + satang(amount), 0),
    coins: profile.coin,
  };
}
/** What rewards have added by the statement, in satang. */
async function rewarded(player: Caller): Promise<number> {
  const { body } = await player.post('/api/statement', { page: 1, limit: 100 });
  const { statements } = body as { statements: { statementType: string; amount: number }[] };
  return statements
    .filter(({ statementType }) => statementType === 'bonus')
    .reduce((total, { amount }) => total + satang(amount), 0);
}

test('no sequence of rewards creates or loses a satang that the statement does not show, and its journal replays to the same world', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 50 }), fc.array(step, { maxLength: 16 }), async (seed, steps) => {
      const sandbox = await openSandbox('lucky', { seed, set: { statementRows: 0 } });
      const player = await logIn(sandbox);
      const before = await owned(player);
      for (const one of steps) {
        if (one.kind === 'take') await player.get(one.path);
        if (one.kind === 'spin' && one.prize) await sandbox.set('nextPrize', one.prize);
        if (one.kind === 'spin') await player.post('/api/spinwheel/spin');
        if (one.kind === 'claim') await claimOne(player, one.which);
        if (one.kind === 'play')
          await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: one.amount });
        if (one.kind === 'give') await sandbox.operate('giveRefund', { amount: one.amount });
        if (one.kind === 'jump') await sandbox.clock.jump('1d');
        if (one.kind === 'undo' && sandbox.journal().length > 2) await sandbox.undo();
        expect(sandbox.invariants().filter(({ holds }) => !holds)).toEqual([]);
        const now = await owned(player);
        expect(now.money - before.money).toBe(await rewarded(player));
        expect(now.coins).toBeGreaterThanOrEqual(0);
      }
      const journal = storedJournal(sandbox);
      expect(journal).not.toBeNull();
      if (journal) expect((await replay(journal)).world.dump()).toBe(sandbox.dump());
    }),
    { numRuns: 40 },
  );
}, 60_000);

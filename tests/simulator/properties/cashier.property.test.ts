import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runDueEvents } from '../../../mocks/engine/due-events.ts';
import { replay } from '../../../mocks/engine/execute.ts';
import type { Sandbox } from '../../../mocks/index.ts';
import { type Caller, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';
import { storedJournal } from '../../support/worlds/replay-difference.ts';

const amount = fc.oneof(
  fc.integer({ min: -100, max: 600_000 }).map((satang) => satang / 100),
  fc.constantFrom(100, 111.11, 113.13, 122.22, 133.33, 144.44, 155.55, 0.001),
);
const game = fc.constantFrom('JOKER', 'PG', 'SLOTXO', 'HUAYHD', 'NOWHERE', 'WALLET');
const provider = fc.constantFrom('WW', 'KBANK', 'FP', 'SCB');
const slipName = fc.constantFrom('slip-500.png', 'a.png', 'not-match.png', 'upload-fail.png', 'b.pdf');
const hash = fc.constantFrom('a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64));

type Step = (sandbox: Sandbox, player: Caller) => Promise<unknown>;
const refusable = (work: Promise<unknown>) => work.catch(() => undefined);

const step: fc.Arbitrary<Step> = fc.oneof(
  amount.map(
    (baht): Step =>
      (_, player) =>
        player.post('/api/wallet/withdraw', { amount: baht }),
  ),
  amount.map(
    (baht): Step =>
      (_, player) =>
        player.post('/api/wallet/withdrawAll', { amount: baht }),
  ),
  amount.map(
    (baht): Step =>
      (_, player) =>
        player.post('/api/wallet/add', { amount: baht }),
  ),
  game.map(
    (to): Step =>
      (_, player) =>
        player.post('/api/wallet/transferAll', { to }),
  ),
  fc.tuple(game, game, amount).map(
    ([from, to, baht]): Step =>
      (_, player) =>
        player.post('/api/wallet/transfer', { from, to, amount: baht }),
  ),
  game.map(
    (code): Step =>
      (_, player) =>
        player.get(`/api/wallet/activate/${code}`),
  ),
  game.map(
    (code): Step =>
      (_, player) =>
        player.get(`/api/wallet/resetpassword/${code}`),
  ),
  fc.tuple(provider, amount).map(
    ([code, baht]): Step =>
      (_, player) =>
        player.post(`/api/qrcode/${code}`, { amount: baht }),
  ),
  provider.map(
    (code): Step =>
      async (_, player) => {
        const { body } = await player.get(`/api/qrcode/${code}`);
        return player.delete(`/api/qrcode/${(body as { qrcodeId?: string }).qrcodeId ?? 'none'}`);
      },
  ),
  fc.tuple(slipName, hash).map(
    ([name, content]): Step =>
      (_, player) =>
        player.upload('/api/wallet/slip', { name, type: 'image/png', size: 9, hash: content, sniffed: 'png' }),
  ),
  fc.constantFrom('5s', '2m', '10m', '1h').map(
    (time): Step =>
      (sandbox) =>
        sandbox.clock.jump(time),
  ),
  fc.constant<Step>((sandbox) => refusable(sandbox.operate('payQr', {}))),
  fc.constant<Step>((sandbox) => refusable(sandbox.operate('approveSlip', {}))),
  fc.constant<Step>((sandbox) => refusable(sandbox.operate('payWithdrawal', {}))),
  fc.constant<Step>((sandbox) => refusable(sandbox.operate('returnWithdrawal', {}))),
  fc.boolean().map(
    (on): Step =>
      (sandbox) =>
        sandbox.set('transferFails', on),
  ),
  fc.constant<Step>(async (sandbox) => {
    if (sandbox.journal().length > 2) await sandbox.undo();
  }),
);

/** Every satang that comes in or goes out is a deposit or a withdrawal on the statement. */
function moneyFromStatement(sandbox: Sandbox): { wealth: number; stated: number } {
  const dump = JSON.parse(sandbox.dump()) as {
    balances: Record<string, number>;
    logs: [string, number, { statementType?: string; amount: number; status: string }[]][];
  };
  const opening = -(dump.balances['outside:opening'] ?? 0);
  const wealth = Object.entries(dump.balances)
    .filter(([account]) => !account.startsWith('outside:'))
    .reduce((total, [, balance]) => total + balance, 0);
  const rows = dump.logs.filter(([name]) => name.startsWith('statement:')).flatMap(([, , appended]) => appended);
  const sum = (type: string) =>
    rows
      .filter(({ statementType, status }) => statementType === type && status !== 'FAILED')
      .reduce((total, { amount: baht }) => total + Math.round(baht * 100), 0);
  return { wealth: wealth - opening, stated: sum('deposit') - sum('withdraw') };
}

test('after any sequence of deposits and withdrawals the statement accounts for every satang, and the journal replays to the same world', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 20 }), fc.array(step, { maxLength: 16 }), async (seed, steps) => {
      const sandbox = await openSandbox('qr-deposit', { seed });
      const player = await logIn(sandbox);
      for (const take of steps) {
        await take(sandbox, player);
        expect(sandbox.invariants().filter(({ holds }) => !holds)).toEqual([]);
        const { wealth, stated } = moneyFromStatement(sandbox);
        expect(wealth).toBe(stated);
      }
      // reading runs due events; the replayed world is brought to the same moment
      await player.get('/api/wallet');
      const journal = storedJournal(sandbox);
      expect(journal).not.toBeNull();
      if (!journal) return;
      const { world } = await replay(journal);
      await runDueEvents(world, sandbox.now());
      expect(world.dump()).toBe(sandbox.dump());
    }),
    { numRuns: 60 },
  );
});

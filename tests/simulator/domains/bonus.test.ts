import { describe, expect, test } from 'vitest';
import type { Bonus } from '../../../contract/generated/models/bonus.ts';
import type { Statement } from '../../../contract/generated/models/statement.ts';
import { replay } from '../../../mocks/engine/execute.ts';
import { type Caller, logIn, openSandbox } from '../../support/worlds/open-sandbox.ts';

const wallet = async (player: Caller) =>
  ((await player.get('/api/wallet')).body as { wallet: { amount: number } }).wallet.amount;
const bonuses = async (player: Caller) => ((await player.get('/api/bonus')).body as { bonuses: Bonus[] }).bonuses;
const running = async (player: Caller) => (await bonuses(player)).filter(({ userBonus }) => userBonus?.isActive);
const newest = async (player: Caller) => {
  const { body } = await player.post('/api/statement', { page: 1, limit: 1 });
  return (body as { statements: Statement[] }).statements[0];
};
const refused = (status: number, message: string) => ({ status, body: { message } });
const play = (player: Caller, amount: number) =>
  player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount });

describe('a bonus', () => {
  // BON-37, BON-38, BON-44, WAL-58
  test('is taken, played through and ended, and stands on the statement twice', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);

    const taken = await player.get('/api/bonus/activate/DAILY');
    expect(taken).toMatchObject({
      status: 200,
      body: { isActive: true, received: [{ updatedAt: '2026-03-14T13:15:00.000Z' }] },
    });
    expect(await wallet(player)).toBe(4300.75);
    expect(await newest(player)).toMatchObject({
      statementType: 'bonus',
      amount: 50,
      description: 'bonus',
      to: 'WALLET',
    });
    expect((await player.get('/api/bonus/check/active')).body).toEqual({ status: true, type: 'day' });
    expect((await running(player)).map(({ code, userBonus }) => [code, userBonus])).toEqual([['DAILY', taken.body]]);

    await play(player, 249.99);
    expect((await player.get('/api/bonus/check/minimum')).body).toEqual({ minimum: 250, turnover: 249.99 });
    expect(await player.get('/api/bonus/clear')).toEqual(refused(400, 'BONUS_CONDITION'));
    await play(player, 1);
    const before = await wallet(player);
    expect(await player.get('/api/bonus/clear')).toEqual({ status: 200, body: { message: 'BONUS_CLEAR' } });
    expect(await wallet(player)).toBe(before);
    expect(await newest(player)).toMatchObject({ statementType: 'finish_bonus', amount: 50, description: 'bonus' });
    expect((await player.get('/api/bonus/check/active')).body).toEqual({ status: false, type: '' });
    expect(await player.get('/api/bonus/clear')).toEqual(refused(400, 'BONUS_CONDITION'));

    expect((await replay(sandbox.journal())).world.dump()).toBe(sandbox.dump());
  });

  // BON-41
  test('runs for the player who took it alone: another may transfer back and take one too', async () => {
    const sandbox = await openSandbox('everyday');
    const [one, other] = [await logIn(sandbox), await logIn(sandbox, '0898765432')];
    await one.get('/api/bonus/activate/DAILY');
    expect((await other.get('/api/bonus/check/active')).body).toEqual({ status: false, type: '' });
    expect((await other.get('/api/bonus/check/minimum')).body).toEqual({ minimum: 0, turnover: 0 });
    expect(await running(other)).toEqual([]);
    expect((await other.get('/api/bonus/activate/WEEKLY')).status).toBe(200);
    expect((await running(one)).map(({ code }) => code)).toEqual(['DAILY']);
  });

  // BON-39
  test('that is taken again asks for its turnover anew', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    await player.get('/api/bonus/activate/NIGHT');
    await play(player, 150);
    await player.get('/api/bonus/clear');
    await player.get('/api/bonus/activate/NIGHT');
    expect((await player.get('/api/bonus/check/minimum')).body).toEqual({ minimum: 150, turnover: 0 });
    expect((await running(player))[0]?.userBonus?.received).toHaveLength(2);
    await play(player, 150);
    await player.get('/api/bonus/clear');
    expect(await player.get('/api/bonus/activate/NIGHT')).toEqual(refused(409, 'BONUS_MAX_CLAIMED'));
  });

  // BON-41, BON-42
  test('is refused by name while another runs, and when there is none of that code', async () => {
    const player = await logIn(await openSandbox('bonus-active'));
    expect(await player.get('/api/bonus/activate/NOWHERE')).toEqual(refused(404, 'NO_PROMOTION'));
    expect(await player.get('/api/bonus/activate/DAILY')).toEqual(refused(409, 'BONUS_ALREADY_ACTIVE'));
    expect(await player.get('/api/bonus/activate/WEEKLY')).toEqual(refused(400, 'BONUS_CONDITION'));
    await play(player, 10);
    expect(await player.get('/api/bonus/activate/WEEKLY')).toEqual(refused(400, 'BONUS_REMAINING'));
  });

  // BON-40
  test('can be ended once the operator or a switch says that its condition is met', async () => {
    const sandbox = await openSandbox('bonus-active');
    const player = await logIn(sandbox);
    expect(await player.get('/api/bonus/clear')).toEqual(refused(400, 'BONUS_CONDITION'));
    await sandbox.operate('meetBonusCondition', {});
    expect(await player.get('/api/bonus/activate/WEEKLY')).toEqual(refused(409, 'BONUS_ALREADY_ACTIVE'));
    await sandbox.set('bonusCondition', 'not');
    expect(await player.get('/api/bonus/clear')).toEqual(refused(400, 'BONUS_CONDITION'));
    await sandbox.set('bonusCondition', 'met');
    expect((await player.get('/api/bonus/clear')).status).toBe(200);
    await expect(sandbox.operate('meetBonusCondition', {})).rejects.toThrow('NO_PROMOTION');
  });

  // BON-42
  test('that is used up answers BONUS_FULL', async () => {
    const player = await logIn(await openSandbox('everyday', { set: { bonusExhausted: 'full' } }));
    expect(await player.get('/api/bonus/activate/DAILY')).toEqual(refused(409, 'BONUS_FULL'));
    expect(await player.get('/api/promotion/activate/KRAPAO50')).toEqual(refused(409, 'BONUS_FULL'));
  });

  // BON-12
  test('that was taken first counts when two run at the same time', async () => {
    const player = await logIn(await openSandbox('everyday', { set: { bonusActive: 'two', bonusCondition: 'met' } }));
    expect(await running(player)).toHaveLength(2);
    expect((await player.get('/api/bonus/check/active')).body).toEqual({ status: true, type: 'day' });
    await player.get('/api/bonus/clear');
    expect((await running(player)).map(({ code }) => code)).toEqual(['WEEKLY']);
  });
});

describe('in bonus-limits', () => {
  const answers = async (player: Caller, codes: string[]) => {
    const replies = [];
    for (const code of codes) replies.push((await player.get(`/api/bonus/activate/${code}`)).body);
    return replies.map((body) => (body as { message?: string }).message ?? 'taken');
  };
  const used = ['WELCOME', 'DAILY', 'NIGHT', 'WEEKLY', 'SPORTWEEK'];

  // BON-13
  test('all but one are used up, and that one is nearly used up', async () => {
    const player = await logIn(await openSandbox('bonus-limits'));
    expect(await answers(player, used)).toEqual(used.map(() => 'BONUS_MAX_CLAIMED'));
    const free = (await bonuses(player)).find(({ code }) => code === 'FRIENDLY');
    expect(free?.userBonus?.received).toHaveLength((free?.maxReceived ?? 0) - 1);
    expect(await answers(player, ['FRIENDLY'])).toEqual(['taken']);
  });

  test('a daily one is free again after midnight in Bangkok, a weekly one on Monday, one with a limit never', async () => {
    const sandbox = await openSandbox('bonus-limits', { set: { bonusCondition: 'met' } });
    const player = await logIn(sandbox);
    await sandbox.clock.jump('225m');
    expect(await answers(player, ['WELCOME', 'WEEKLY', 'DAILY'])).toEqual([
      'BONUS_MAX_CLAIMED',
      'BONUS_MAX_CLAIMED',
      'taken',
    ]);
    await player.get('/api/bonus/clear');
    await sandbox.clock.jump('1d');
    expect(await answers(player, ['WELCOME', 'WEEKLY'])).toEqual(['BONUS_MAX_CLAIMED', 'taken']);
  });

  test.each(['2026-03-09T00:00:00+07:00', '2026-03-09T00:00:01+07:00', '2026-12-31T23:59:59+07:00'])(
    'the same are used up in a world that begins at %s',
    async (at) => {
      const player = await logIn(await openSandbox('bonus-limits', { at: Date.parse(at), now: () => Date.parse(at) }));
      expect(await answers(player, used)).toEqual(used.map(() => 'BONUS_MAX_CLAIMED'));
    },
  );
});

describe('a promotion', () => {
  // PRO-20, PRO-22, PRO-25, PRO-27
  test('is found, received once, and no longer offered then', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    expect((await player.get('/api/promotion/current')).body).toMatchObject({ promotion: { code: 'KRAPAO50' } });
    expect((await player.get('/api/promotion/find/KRAPAO50')).body).toMatchObject({
      code: 'KRAPAO50',
      percentFail: 20,
    });
    expect(await player.get('/api/promotion/activate/KRAPAO50')).toEqual({ status: 200, body: { message: 'SUCCESS' } });
    expect(await wallet(player)).toBe(4300.75);
    expect(await newest(player)).toMatchObject({ statementType: 'bonus', amount: 50, description: 'promotion' });
    expect(await player.get('/api/promotion/activate/KRAPAO50')).toEqual(refused(409, 'PROMOTION_RECEIVED'));
    expect(await player.get('/api/promotion/find/KRAPAO50')).toEqual(refused(409, 'PROMOTION_RECEIVED'));
    expect((await player.get('/api/promotion/current')).body).toMatchObject({ promotion: { code: 'MARKET100' } });
  });

  // PRO-6
  test('of hostile codes is simply not found', async () => {
    const player = await logIn(await openSandbox('everyday'));
    for (const code of ['ABC1', '__proto__', 'a%2Fb%3Fc%23d%25', '%E0%B8%81', 'X'.repeat(200)]) {
      expect(await player.get(`/api/promotion/find/${code}`)).toEqual(refused(404, 'NO_PROMOTION'));
    }
  });

  // PRO-24
  test('is not received while a bonus runs', async () => {
    const sandbox = await openSandbox('bonus-active');
    const player = await logIn(sandbox);
    expect(await player.get('/api/promotion/activate/KRAPAO50')).toEqual(refused(400, 'BONUS_REMAINING'));
    await sandbox.set('bonusCondition', 'met');
    expect(await player.get('/api/promotion/activate/KRAPAO50')).toEqual(refused(409, 'BONUS_ALREADY_ACTIVE'));
  });

  // PRO-26
  test('follows its switch', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    await sandbox.set('promotion', 'none');
    expect(await player.get('/api/promotion/find/KRAPAO50')).toEqual(refused(404, 'NO_PROMOTION'));
    expect((await player.get('/api/promotion/current')).body).toEqual({ promotion: null });
    await sandbox.set('promotion', 'received');
    expect(await player.get('/api/promotion/find/KRAPAO50')).toEqual(refused(409, 'PROMOTION_RECEIVED'));
  });
});

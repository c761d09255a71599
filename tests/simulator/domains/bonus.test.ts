import { describe, expect, test } from 'vitest';
import type { Bonus } from '../../../contract/generated/models/bonus.ts';
import { replay } from '../../../mocks/engine/execute/execute.ts';
import { refusal } from '../../support/worlds/newcomer.ts';
import { type Caller, logIn, newestStatementOf, openSandbox, walletOf } from '../../support/worlds/open-sandbox.ts';

const bonuses = async (player: Caller) => ((await player.get('/api/bonus')).body as { bonuses: Bonus[] }).bonuses;
const running = async (player: Caller) => (await bonuses(player)).filter(({ userBonus }) => userBonus?.isActive);
const play = (player: Caller, amount: number) =>
  player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount });

describe('a bonus', () => {
  // BON-37, BON-38, BON-44, WAL-58
  test('is taken, played and ended, with two rows on the statement', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);

    const taken = await player.get('/api/bonus/activate/DAILY');
    expect(taken).toMatchObject({
      status: 200,
      body: { isActive: true, received: [{ updatedAt: '2026-03-14T13:15:00.000Z' }] },
    });
    expect((await walletOf(player)).money).toBe(4300.75);
    expect(await newestStatementOf(player)).toMatchObject({
      statementType: 'bonus',
      amount: 50,
      description: 'bonus',
      to: 'WALLET',
    });
    expect((await player.get('/api/bonus/check/active')).body).toEqual({ status: true, type: 'day' });
    expect((await running(player)).map(({ code, userBonus }) => [code, userBonus])).toEqual([['DAILY', taken.body]]);

    await play(player, 249.99);
    expect((await player.get('/api/bonus/check/minimum')).body).toEqual({ minimum: 250, turnover: 249.99 });
    expect(await player.get('/api/bonus/clear')).toEqual(refusal(400, 'BONUS_CONDITION'));
    await play(player, 1);
    const before = await walletOf(player);
    expect(await player.get('/api/bonus/clear')).toEqual({ status: 200, body: { message: 'BONUS_CLEAR' } });
    expect(await walletOf(player)).toEqual(before);
    expect(await newestStatementOf(player)).toMatchObject({
      statementType: 'finish_bonus',
      amount: 50,
      description: 'bonus',
    });
    expect((await player.get('/api/bonus/check/active')).body).toEqual({ status: false, type: '' });
    expect(await player.get('/api/bonus/clear')).toEqual(refusal(400, 'BONUS_CONDITION'));

    expect((await replay(sandbox.journal())).world.dump()).toBe(sandbox.dump());
  });

  // BON-41
  test('runs for its player only: another may transfer back and take one', async () => {
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
  test('that is taken again starts its turnover anew', async () => {
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
    expect(await player.get('/api/bonus/activate/NIGHT')).toEqual(refusal(409, 'BONUS_MAX_CLAIMED'));
  });

  // BON-40
  test('can be ended once the operator or a switch declares its condition met', async () => {
    const sandbox = await openSandbox('bonus-active');
    const player = await logIn(sandbox);
    expect(await player.get('/api/bonus/clear')).toEqual(refusal(400, 'BONUS_CONDITION'));
    await sandbox.operate('meetBonusCondition', {});
    expect(await player.get('/api/bonus/activate/WEEKLY')).toEqual(refusal(409, 'BONUS_ALREADY_ACTIVE'));
    await sandbox.set('bonusCondition', 'not');
    expect(await player.get('/api/bonus/clear')).toEqual(refusal(400, 'BONUS_CONDITION'));
    await sandbox.set('bonusCondition', 'met');
    expect((await player.get('/api/bonus/clear')).status).toBe(200);
    await expect(sandbox.operate('meetBonusCondition', {})).rejects.toThrow('NO_PROMOTION');
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
    expect((await walletOf(player)).money).toBe(4300.75);
    expect(await newestStatementOf(player)).toMatchObject({
      statementType: 'bonus',
      amount: 50,
      description: 'promotion',
    });
    expect(await player.get('/api/promotion/activate/KRAPAO50')).toEqual(refusal(409, 'PROMOTION_RECEIVED'));
    expect(await player.get('/api/promotion/find/KRAPAO50')).toEqual(refusal(409, 'PROMOTION_RECEIVED'));
    expect((await player.get('/api/promotion/current')).body).toMatchObject({ promotion: { code: 'MARKET100' } });
  });
});

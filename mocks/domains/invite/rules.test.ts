import { describe, expect, test } from 'vitest';
import type { RunningBonus } from '../bonus/index.ts';
import { checkInviteBonus } from './rules.ts';

const running = { met: false } as RunningBonus;

describe('the invite bonus', () => {
  test.each([
    ['inactive', 'INVITE_INACTIVE'],
    ['none', 'NO_INVITE_BONUS'],
    ['collect', 'INVITE_COLLECT'],
    ['noplay', 'NO_INVITEE_PLAY_INFO'],
    ['fail', 'INVITE_BONUS_FAIL'],
  ] as const)('is refused while the site is %s', (state, code) => {
    expect(() => checkInviteBonus(100, null, state)).toThrow(code);
  });

  // INV-29
  test('requires an amount and no running bonus', () => {
    expect(() => checkInviteBonus(1, null, 'ready')).not.toThrow();
    for (const amount of [0, -1]) expect(() => checkInviteBonus(amount, null, 'ready')).toThrow('NO_INVITE_BONUS');
    expect(() => checkInviteBonus(1, running, 'ready')).toThrow('BONUS_REMAINING');
  });
});

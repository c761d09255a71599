import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replay } from '../../../mocks/engine/execute/execute.ts';
import { players } from '../../../mocks/kernel/player.ts';
import { registration } from '../../support/worlds/newcomer.ts';
import { brokenRules, callerOf, openSandbox, storedJournal } from '../../support/worlds/open-sandbox.ts';

const phone = fc.constantFrom('0891112222', '0891112223', '0812345678', '0800000201', '08911');
const code = fc.constantFrom('123456', '123456', '000004', '999999');
const step = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), phone }),
  fc.record({ kind: fc.constant('verify' as const), nth: fc.nat({ max: 3 }), code }),
  fc.record({
    kind: fc.constant('register' as const),
    phone,
    bankAccountNo: fc.constantFrom('1234567890', '1234567891'),
  }),
  fc.record({ kind: fc.constant('login' as const), phone, password: fc.constantFrom('secret99', 'krapao99', 'x') }),
  fc.record({ kind: fc.constant('jump' as const), time: fc.constantFrom('30s', '2m', '20m') }),
  fc.record({ kind: fc.constant('undo' as const) }),
);

test('no sequence of codes, registrations and logins gives a phone number two players', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const sandbox = await openSandbox('everyday');
      const visitor = callerOf(sandbox);
      const tokens: string[] = [];
      for (const one of steps) {
        if (one.kind === 'send') {
          const { body } = await visitor.post('/api/otp/send', { phoneNumber: one.phone });
          const { otpToken } = body as { otpToken?: string };
          if (otpToken) tokens.unshift(otpToken);
        }
        if (one.kind === 'verify') {
          await visitor.post('/api/otp/verify', { otpToken: tokens[one.nth] ?? 'x', otpCode: one.code });
        }
        if (one.kind === 'register') {
          const { bankAccountNo } = one;
          await visitor.post('/api/account', { ...registration, username: one.phone, bankAccountNo });
        }
        if (one.kind === 'login') await visitor.post('/api/login', { username: one.phone, password: one.password });
        if (one.kind === 'jump') await sandbox.clock.jump(one.time);
        if (one.kind === 'undo') await sandbox.undo();
        expect(brokenRules(sandbox)).toEqual([]);
      }
      const journal = storedJournal(sandbox);
      if (!journal) throw new Error('the journal does not validate');
      const { world } = await replay(journal);
      expect(world.dump()).toBe(sandbox.dump());
      const registered = world.table(players).findMany();
      expect(new Set(registered.map(({ username }) => username)).size).toBe(registered.length);
      expect(new Set(registered.map(({ _id }) => _id)).size).toBe(registered.length);
      expect(new Set(registered.map(({ bankCode, bankAccountNo }) => `${bankCode} ${bankAccountNo}`)).size).toBe(
        registered.length,
      );
    }),
    { numRuns: 60 },
  );
}, 30_000);

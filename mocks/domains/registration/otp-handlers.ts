import type { ErrorCode } from '../../../contract/generated/errors.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { fail, failAndCommit } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { magic } from '../../reference/magic.ts';
import { afterWrongCode, alwaysVerified, checkSend, checkVerify, codeFor, otpTimes } from './otp-rules.ts';
import { otpsOf, phoneRecord, savePhone } from './phone-registry.ts';
import { otps } from './records.ts';

/** Letters and digits that nobody mistakes for one another. */
const referenceSigns = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];

function newReference(world: World): string {
  const chance = world.random('otp reference');
  return Array.from({ length: 4 }, () => chance.pick(referenceSigns)).join('');
}

/** Handlers see codes as digests only; so do the magic ones have to be compared. */
function magicAnswer(world: World, otpCode: string): ErrorCode | null {
  const entry = Object.entries(magic.otpCodes).find(([code]) => world.digest(code) === otpCode);
  return entry?.[1].code ?? null;
}

export const otpHandlers = {
  sendOtp: async (world, { body: { phoneNumber: phone } }) => {
    const { verified, blockedUntil } = phoneRecord(world, phone);
    const { now } = world;
    const sentAt = otpsOf(world, phone).map((otp) => otp.sentAt);
    const skipped = verified || alwaysVerified(phone);
    checkSend({ phone, laos: world.switches.laos, now, blockedUntil, sentAt: skipped ? [] : sentAt });
    if (skipped) return { otpRef: '', otpToken: '', code: 'OTP_VERIFIED' };

    const reference = newReference(world);
    const token = `otp.${world.digest(`${phone}|${world.id('otp')}`).slice(7)}`;
    world.table(otps).deleteMany((q) => q.where({ phone, sentAt: (at) => now - at >= otpTimes.window }));
    await world.table(otps).create({ phone, reference, token, sentAt: now, used: false });
    return { otpRef: reference, otpToken: token, code: 'SUCCESS' };
  },

  verifyOtp: async (world, { body: { otpToken: token, otpCode } }) => {
    const { now } = world;
    const otp = world.table(otps).findFirst((q) => q.where({ token }));
    if (!otp) throw fail('OTP_TOKEN_INVALID');
    const phone = phoneRecord(world, otp.phone);
    const replaced = otpsOf(world, otp.phone).at(-1)?.token !== token;
    const forced = magicAnswer(world, otpCode);
    checkVerify({ otp, replaced, blockedUntil: phone.blockedUntil, now, forced });

    if (otpCode !== world.digest(codeFor(otp.phone))) {
      const { code, ...state } = afterWrongCode(phone.wrongCodes, now);
      await savePhone(world, { ...phone, ...state });
      throw failAndCommit(code);
    }
    await world.table(otps).update((q) => q.where({ token }), {
      data: (draft) => {
        draft.used = true;
      },
    });
    await savePhone(world, { ...phone, verified: true, wrongCodes: 0, blockedUntil: 0 });
    return { code: 'OTP_CODE_VALID' };
  },
} satisfies Partial<Handlers>;

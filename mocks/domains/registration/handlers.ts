import type { ErrorCode } from '../../../contract/generated/errors.ts';
import type { Registration } from '../../../contract/generated/models/registration.ts';
import { hexOf } from '../../kernel/digest.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { type Player, players } from '../../kernel/player.ts';
import { failAndCommit } from '../../kernel/refusal.ts';
import { type SiteTexts, siteLanguage } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { magic } from '../../reference/magic.ts';
import { bankCodesOnOffer, findPlayerByPhone, isBankTaken, playerById } from '../account/index.ts';
import { createGames } from '../games/index.ts';
import { otps, otpsOf, phoneRecord, requireOtp, savePhone } from './records.ts';
import {
  afterWrongCode,
  alwaysVerified,
  checkRegistration,
  checkSend,
  checkVerify,
  codeFor,
  inviterIn,
  otpTimes,
  type SourceCode,
  sourceCodes,
} from './rules.ts';

/** Answers to "how did you hear of us" (REG-29). */
const sourceTexts: Readonly<Record<SourceCode, SiteTexts>> = {
  FRIEND: { th: 'เพื่อนแนะนำ', la: 'ໝູ່ແນະນຳ' },
  FACEBOOK: { th: 'เฟซบุ๊ก', la: 'ເຟສບຸກ' },
  LINE: { th: 'LINE', la: 'LINE' },
  TIKTOK: { th: 'ติ๊กต็อก', la: 'ຕິກຕັອກ' },
  GOOGLE: { th: 'ค้นหาจากกูเกิล', la: 'ຄົ້ນຫາຈາກກູໂກລ' },
  STREAMER: { th: 'สตรีมเมอร์', la: 'ສະຕຣີມເມີ' },
  OTHER: { th: 'อื่น ๆ', la: 'ອື່ນໆ' },
};

function requireRegistrable(
  world: World,
  registration: Registration,
  operation: 'validateAccount' | 'createAccount',
): void {
  const { username, bankCode, bankAccountNo } = registration;
  const { laos, registerOtp, sources: sourcesAsked } = world.switches;
  const verified = phoneRecord(world, username).verified || alwaysVerified(username);
  checkRegistration({
    registration,
    operation,
    laos,
    banks: bankCodesOnOffer(world),
    sources: sourcesAsked ? sourceCodes : [],
    unverified: registerOtp && !verified,
    phoneTaken: findPlayerByPhone(world, username) !== undefined,
    bankTaken: isBankTaken(world, bankCode, bankAccountNo),
  });
}

/** Applies REG-45. */
function newPlayer(world: World, registration: Registration): Player {
  const { name, username, password, inviteCode, bankCode, bankAccountName, bankAccountNo, currency } = registration;
  const inviter = inviterIn(inviteCode);
  const known = playerById(world, inviter) !== null;
  return {
    _id: newPlayerId(world),
    name: name.trim(),
    username,
    createdAt: world.isoNow,
    coin: 0,
    currency,
    passwordDigest: password,
    active: true,
    bankCode,
    bankAccountName: bankAccountName.trim(),
    bankAccountNo,
    invitedBy: known ? inviter : null,
    inviteBonus: 0,
    logins: 0,
  };
}

/** Eight digits, unused. */
function newPlayerId(world: World): string {
  const random = world.random('player id');
  for (;;) {
    const id = String(random.int(10_000_000, 99_999_999));
    if (!playerById(world, id)) return id;
  }
}

/** Without look-alikes. */
const referenceSigns = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];

function newReference(world: World): string {
  const random = world.random('otp reference');
  return Array.from({ length: 4 }, () => random.pick(referenceSigns)).join('');
}

/** The error of a magic code, or null. @param otpCode hash of the code */
function magicOtpError(world: World, otpCode: string): ErrorCode | null {
  const entry = Object.entries(magic.otpCodes).find(([code]) => world.digest(code) === otpCode);
  return entry?.[1].code ?? null;
}

export const registrationHandlers = {
  getRegisterOtp: (world) => ({ registerOTP: world.switches.registerOtp }),
  getSources: ({ switches }) => {
    if (!switches.sources) return { sources: [] };
    const language = siteLanguage(switches);
    return { sources: sourceCodes.map((code) => ({ code, description: sourceTexts[code][language] })) };
  },

  sendOtp: async (world, { body: { phoneNumber: phone } }) => {
    const { verified, blockedUntil } = phoneRecord(world, phone);
    const { now } = world;
    const sentAt = otpsOf(world, phone).map((otp) => otp.sentAt);
    const skipped = verified || alwaysVerified(phone);
    checkSend({ phone, laos: world.switches.laos, now, blockedUntil, sentAt: skipped ? [] : sentAt });
    if (skipped) return { otpRef: '', otpToken: '', code: 'OTP_VERIFIED' };

    const reference = newReference(world);
    const token = `otp.${hexOf(world.digest(`${phone}|${world.id('otp')}`))}`;
    world.table(otps).deleteMany((q) => q.where({ phone, sentAt: (at) => now - at >= otpTimes.window }));
    await world.table(otps).create({ phone, reference, token, sentAt: now, used: false });
    return { otpRef: reference, otpToken: token, code: 'SUCCESS' };
  },

  verifyOtp: async (world, { body: { otpToken: token, otpCode } }) => {
    const { now } = world;
    const otp = requireOtp(world, token);
    const phone = phoneRecord(world, otp.phone);
    const replaced = otpsOf(world, otp.phone).at(-1)?.token !== token;
    const forced = magicOtpError(world, otpCode);
    checkVerify({ otp, replaced, blockedUntil: phone.blockedUntil, now, forced });

    if (otpCode !== world.digest(codeFor(otp.phone))) {
      const { code, ...state } = afterWrongCode(phone.wrongCodes, now);
      await savePhone(world, { ...phone, ...state });
      throw failAndCommit(code);
    }
    await world.change(otps, { token }, { used: true });
    await savePhone(world, { ...phone, verified: true, wrongCodes: 0, blockedUntil: 0 });
    return { code: 'OTP_CODE_VALID' };
  },

  validateAccount: (world, { body }) => {
    requireRegistrable(world, body, 'validateAccount');
    return { message: 'OK' };
  },

  createAccount: async (world, { body }) => {
    requireRegistrable(world, body, 'createAccount');
    const player = newPlayer(world, body);
    await world.table(players).create(player);
    await createGames(world, player, () => false);
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;

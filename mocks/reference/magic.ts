import type { ErrorCode } from '../../contract/generated/errors.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import { chatKinds, slipReasons } from './codes.ts';

/** A value with a fixed effect: a tester types it on a real screen, in any scenario. */
export interface MagicValue {
  /** The response's error code; null when the value has another effect. */
  readonly code: ErrorCode | null;
  readonly at: readonly OperationId[];
}
type Section = Readonly<Record<string, MagicValue>>;

const value = (code: MagicValue['code'], at: OperationId | readonly OperationId[]): MagicValue => ({
  code,
  at: typeof at === 'string' ? [at] : at,
});

const register = ['validateAccount', 'createAccount'] as const;
const anyBank = [...register, 'updateProfile'] as const;
const anyBankName = [...anyBank, 'updateBankAccountName'] as const;

/** Names of bank accounts. */
const accountNames: Section = {
  'INVALID BANK': value('INVALID_BANK', anyBankName),
  'INVALID USER': value('INVALID_USER_INFO', anyBank),
  'NO BANK': value('NO_BANK', 'updateBankAccountName'),
  'NO PROFILE': value('NO_USER', 'getProfile'),
  'NOT ENGLISH': value('BANK_ACCOUNT_NAME_ENG', anyBankName),
  'REGISTER FAIL': value('REGISTER_FAIL', 'createAccount'),
};

/** Numbers of bank accounts. */
const bankAccounts: Section = {
  '9999900001': value('EXISTING_BANK', anyBank),
  '9999900002': value('INVALID_BANK', anyBank),
};

/** Names of files that are uploaded for the chat. */
const chatFiles: Section = {
  'invalid.mp4': value('SLIP_INVALID_FILE', 'uploadChatVideo'),
  'invalid.png': value('SLIP_INVALID_FILE', 'uploadChatImage'),
  'nofile.mp4': value('SLIP_NO_FILE', 'uploadChatVideo'),
  'nofile.png': value('SLIP_NO_FILE', 'uploadChatImage'),
};

/** Texts of chat messages (CHT-78). */
const chatTexts: Section = {
  '!error': value('INTERNAL_SERVER_ERROR', 'sendChatMessage'),
  '!invalid': value('KEY_INVALID', 'sendChatMessage'),
  '!limit': value('REQUEST_LIMIT', 'sendChatMessage'),
  '!missing': value('KEY_MISSING', 'sendChatMessage'),
  '!all': value(null, 'sendChatMessage'),
  ...Object.fromEntries(chatKinds.map((kind) => [`!${kind}`, value(null, 'sendChatMessage')])),
};

/** One-time codes. `codeFor` in domains/registration computes the right one; all others are wrong. */
const otpCodes: Section = {
  '000001': value('OTP_EXPIRED', 'verifyOtp'),
  '000002': value('OTP_TOKEN_INVALID', 'verifyOtp'),
  '000003': value('OTP_NOT_EXIST', 'verifyOtp'),
  '000004': value('OTP_VERIFY_FAIL', 'verifyOtp'),
  '000005': value('OTP_BLOCK', 'verifyOtp'),
  '000006': value('OTP_VERIFIED', 'verifyOtp'),
};

/** Phone numbers: of logins (1xx), of registrations at the OTP step (2xx) and after it (3xx). */
const phones: Section = {
  '0800000101': value('INACTIVE_USER', 'login'),
  '0800000102': value('NO_USER', 'login'),
  '0800000103': value('WRONG_PASSWORD', 'login'),
  '0800000104': value('LOGIN_FAIL', 'login'),
  '0800000105': value('INVALID_IP', 'login'),
  '0800000106': value('INVALID_USER_1', 'login'),
  '0800000107': value('INVALID_USER_2', 'login'),
  '0800000108': value('INVALID_USER_3', 'login'),
  '0800000109': value('INVALID_USER_4', 'login'),
  '0800000110': value('REQUEST_LIMIT', 'login'),
  '0800000111': value('REQUEST_LIMIT_1MIN', 'login'),
  '0800000201': value(null, 'sendOtp'),
  '0800000202': value('OTP_SEND_FAIL', 'sendOtp'),
  '0800000203': value('OTP_BLOCK', 'sendOtp'),
  '0800000204': value('REQUEST_LIMIT', 'sendOtp'),
  '0800000205': value('REQUEST_LIMIT_1MIN', 'sendOtp'),
  '0800000206': value('EXISTING_USER', 'sendOtp'),
  '0800000207': value('PHONE_NUMBER_REQUIRE_10_DIGIT', 'sendOtp'),
  '0800000208': value(null, 'sendOtp'),
  '0800000301': value('UNVERIFIED_OTP', register),
  '0800000302': value('EXISTING_USER', register),
  '0800000303': value('PHONE_NUMBER_REQUIRE_10_DIGIT', register),
  '0800000304': value('INVALID_USER_INFO', register),
  '0800000305': value('REGISTER_FAIL', 'createAccount'),
};

/** Promotion codes (PRO-20, PRO-23). */
const promotionCodes: Section = {
  ACTIVE: value('BONUS_ALREADY_ACTIVE', 'activatePromotion'),
  FULL: value('BONUS_FULL', 'activatePromotion'),
  GONE: value('NO_PROMOTION', 'activatePromotion'),
  KRAPAO50: value(null, ['findPromotion', 'activatePromotion']),
  LATE: value('PROMOTION_RECEIVED', 'activatePromotion'),
  MARKET100: value(null, ['findPromotion', 'activatePromotion']),
  NOPROMO: value('NO_PROMOTION', ['findPromotion', 'activatePromotion']),
  REMAIN: value('BONUS_REMAINING', 'activatePromotion'),
  USED: value('PROMOTION_RECEIVED', ['findPromotion', 'activatePromotion']),
};

/** Gift links. A voucher `KRAPAOGIFT500` is worth 500 baht. */
const giftLinks: Section = {
  'https://gift.truemoney.com/campaign/?v=KRAPAOGIFT500': value(null, 'sendGiftLink'),
  'https://gift.truemoney.com/campaign/?v=KRAPAOINVALID': value('TRUELINK_INVALID', 'sendGiftLink'),
  'https://gift.truemoney.com/campaign/?v=KRAPAOUSED': value('TRUELINK_DUPLICATE', 'sendGiftLink'),
};

/** In baht, as typed into the forms. */
const amounts: Section = {
  '111.11': value(null, 'createQr'),
  '113.13': value('TRANSFER_FAIL', ['transfer', 'transferAll']),
  '122.22': value(null, 'createQr'),
  '133.33': value('QR_FAIL', 'createQr'),
  '144.44': value('QR_FAIL', 'cancelQr'),
  '155.55': value(null, ['withdraw', 'withdrawAll']),
};

/** Names of slip files, with any image extension. `slip-500.png` is a slip of 500 baht. */
const slipFiles: Section = {
  'slip-500.png': value(null, 'uploadSlip'),
  'upload-fail.png': value('SLIP_UPLOAD_FAIL', 'uploadSlip'),
  ...Object.fromEntries(
    slipReasons.map((reason) => [`${reason.toLowerCase().replaceAll('_', '-')}.png`, value(null, 'uploadSlip')]),
  ),
};

/** By form field. */
export const magic = {
  accountNames,
  amounts,
  bankAccounts,
  chatFiles,
  chatTexts,
  giftLinks,
  otpCodes,
  phones,
  promotionCodes,
  slipFiles,
} as const;
export type MagicSection = keyof typeof magic;

/** The error of a magic text at an operation; null for other texts. */
export function magicCode(section: MagicSection, text: string, operation: OperationId): ErrorCode | null {
  const known = Object.hasOwn(magic[section], text) ? magic[section][text] : undefined;
  return known?.at.includes(operation) ? known.code : null;
}

/** Satang. Set when a QR is paid, or send a withdrawal back. */
export const magicAmounts = { paidSoon: 11_111, paidLate: 12_222, sentBack: 15_555 } as const;

/** The error of a magic amount (satang) at an operation; null for other amounts. */
export const magicAmountCode = (satang: number, operation: OperationId): ErrorCode | null =>
  magicCode('amounts', (satang / 100).toFixed(2), operation);

import type { ErrorCode } from '../../contract/generated/errors.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import { chatKinds } from './chat-kinds.ts';
import { slipReasons } from './slip-reasons.ts';

/** A value that leads to one answer by hand, through the real screens, in every scenario. */
export interface MagicValue {
  /** What is answered; null where the value changes something else, which `means` tells. */
  readonly code: ErrorCode | null;
  /** The operations that heed it. */
  readonly at: readonly OperationId[];
  /** One line for testers. */
  readonly means: string;
}
type Section = Readonly<Record<string, MagicValue>>;

const value = (code: MagicValue['code'], at: OperationId | readonly OperationId[], means: string): MagicValue => ({
  code,
  at: typeof at === 'string' ? [at] : at,
  means,
});

const register = ['validateAccount', 'createAccount'] as const;
const anyBank = [...register, 'updateProfile'] as const;
const anyBankName = [...anyBank, 'updateBankAccountName'] as const;

/** Names of bank accounts. */
const accountNames: Section = {
  'INVALID BANK': value('INVALID_BANK', anyBankName, 'The bank is refused.'),
  'INVALID USER': value('INVALID_USER_INFO', anyBank, 'What was given about the player is refused.'),
  'NO BANK': value('NO_BANK', 'updateBankAccountName', 'The backend finds no bank account of the player.'),
  'NO PROFILE': value('NO_USER', 'getProfile', 'A player whose account has this name has no profile.'),
  'NOT ENGLISH': value('BANK_ACCOUNT_NAME_ENG', anyBankName, 'The backend does not take the name for English.'),
  'REGISTER FAIL': value('REGISTER_FAIL', 'createAccount', 'Registration fails at its very last step.'),
};

/** Numbers of bank accounts. */
const bankAccounts: Section = {
  '9999900001': value('EXISTING_BANK', anyBank, 'The account belongs to another player.'),
  '9999900002': value('INVALID_BANK', anyBank, 'The bank is refused.'),
};

/** Names of files that are uploaded for the chat. */
const chatFiles: Section = {
  'invalid.mp4': value('SLIP_INVALID_FILE', 'uploadChatVideo', 'The backend does not take the video for one.'),
  'invalid.png': value('SLIP_INVALID_FILE', 'uploadChatImage', 'The backend does not take the picture for one.'),
  'nofile.mp4': value('SLIP_NO_FILE', 'uploadChatVideo', 'The video is lost on its way.'),
  'nofile.png': value('SLIP_NO_FILE', 'uploadChatImage', 'The picture is lost on its way.'),
};

/** What is written in the chat; nothing that is refused is kept. */
const chatTexts: Section = {
  '!error': value('INTERNAL_SERVER_ERROR', 'sendChatMessage', 'The message is not sent.'),
  '!invalid': value('KEY_INVALID', 'sendChatMessage', 'The backend does not take the message.'),
  '!limit': value('REQUEST_LIMIT', 'sendChatMessage', 'Too many messages.'),
  '!missing': value('KEY_MISSING', 'sendChatMessage', 'The backend misses a field.'),
  '!all': value(null, 'sendChatMessage', 'The desk sends one message of every kind.'),
  ...Object.fromEntries(
    chatKinds.map((kind) => [`!${kind}`, value(null, 'sendChatMessage', `The desk sends an example of ${kind}.`)]),
  ),
};

/** One-time passwords; 123456 is right wherever nothing else is said, any other code is wrong. */
const otpCodes: Section = {
  '000001': value('OTP_EXPIRED', 'verifyOtp', 'The code has expired.'),
  '000002': value('OTP_TOKEN_INVALID', 'verifyOtp', 'The token of the code is not valid.'),
  '000003': value('OTP_NOT_EXIST', 'verifyOtp', 'There is no such code.'),
  '000004': value('OTP_VERIFY_FAIL', 'verifyOtp', 'The code could not be checked.'),
  '000005': value('OTP_BLOCK', 'verifyOtp', 'Too many wrong codes.'),
  '000006': value('OTP_VERIFIED', 'verifyOtp', 'The phone is verified already.'),
};

/** Phone numbers: of logins (1xx), of registrations at the OTP step (2xx) and after it (3xx). */
const phones: Section = {
  '0800000101': value('INACTIVE_USER', 'login', 'A deactivated player, with any password.'),
  '0800000102': value('NO_USER', 'login', 'No such user.'),
  '0800000103': value('WRONG_PASSWORD', 'login', 'Wrong password, told apart from an unknown number.'),
  '0800000104': value('LOGIN_FAIL', 'login', 'Login fails.'),
  '0800000105': value('INVALID_IP', 'login', 'Login from an address that is not allowed.'),
  '0800000106': value('INVALID_USER_1', 'login', 'Invalid user, first kind.'),
  '0800000107': value('INVALID_USER_2', 'login', 'Invalid user, second kind.'),
  '0800000108': value('INVALID_USER_3', 'login', 'Invalid user, third kind.'),
  '0800000109': value('INVALID_USER_4', 'login', 'Invalid user, fourth kind.'),
  '0800000110': value('REQUEST_LIMIT', 'login', 'Too many requests.'),
  '0800000111': value('REQUEST_LIMIT_1MIN', 'login', 'Too many attempts within a minute.'),
  '0800000201': value(null, 'sendOtp', 'Answers OTP_VERIFIED: the OTP step is skipped.'),
  '0800000202': value('OTP_SEND_FAIL', 'sendOtp', 'The code could not be sent.'),
  '0800000203': value('OTP_BLOCK', 'sendOtp', 'The phone is blocked.'),
  '0800000204': value('REQUEST_LIMIT', 'sendOtp', 'Too many codes were asked for.'),
  '0800000205': value('REQUEST_LIMIT_1MIN', 'sendOtp', 'The last code is less than a minute old.'),
  '0800000206': value('EXISTING_USER', 'sendOtp', 'The number is registered already.'),
  '0800000207': value('PHONE_NUMBER_REQUIRE_10_DIGIT', 'sendOtp', 'The number is refused as too short.'),
  '0800000208': value(null, 'sendOtp', 'The right code is 004500: its zeros must survive.'),
  '0800000301': value('UNVERIFIED_OTP', register, 'Never counts as verified, whatever code was entered.'),
  '0800000302': value('EXISTING_USER', register, 'The number is registered already.'),
  '0800000303': value('PHONE_NUMBER_REQUIRE_10_DIGIT', register, 'The number is refused as too short.'),
  '0800000304': value('INVALID_USER_INFO', register, 'What was given about the player is refused.'),
  '0800000305': value('REGISTER_FAIL', 'createAccount', 'Registration fails at its last step.'),
};

/** Codes typed into the promotion form, besides those of the promotions themselves. */
const promotionCodes: Section = {
  ACTIVE: value(
    'BONUS_ALREADY_ACTIVE',
    'activatePromotion',
    'Found; a bonus that only needs ending stands in its way.',
  ),
  FULL: value('BONUS_FULL', 'activatePromotion', 'Found; no more promotions can be received.'),
  GONE: value('NO_PROMOTION', 'activatePromotion', 'Found; has ended by the time it is received.'),
  KRAPAO50: value(null, ['findPromotion', 'activatePromotion'], 'Found and received once: 50 baht.'),
  LATE: value('PROMOTION_RECEIVED', 'activatePromotion', 'Found; was received meanwhile.'),
  MARKET100: value(null, ['findPromotion', 'activatePromotion'], 'Found and received once: 100 baht.'),
  NOPROMO: value('NO_PROMOTION', ['findPromotion', 'activatePromotion'], 'No such promotion.'),
  REMAIN: value('BONUS_REMAINING', 'activatePromotion', 'Found; the condition of a bonus still holds.'),
  USED: value('PROMOTION_RECEIVED', ['findPromotion', 'activatePromotion'], 'Was received already.'),
};

/** Addresses of gift links; `KRAPAOGIFT` and a figure is a voucher worth that many baht. */
const giftLinks: Section = {
  'https://gift.truemoney.com/campaign/?v=KRAPAOGIFT500': value(null, 'sendGiftLink', 'A gift of 500 baht, once.'),
  'https://gift.truemoney.com/campaign/?v=KRAPAOINVALID': value('TRUELINK_INVALID', 'sendGiftLink', 'No such gift.'),
  'https://gift.truemoney.com/campaign/?v=KRAPAOUSED': value('TRUELINK_DUPLICATE', 'sendGiftLink', 'Was used already.'),
};

/** Amounts in baht, as they are typed into the forms. */
const amounts: Section = {
  '111.11': value(null, 'createQr', 'The QR is paid by itself after twenty seconds.'),
  '113.13': value('TRANSFER_FAIL', ['transfer', 'transferAll'], 'The provider fails and the money comes back.'),
  '122.22': value(null, 'createQr', 'The QR is paid a minute after it has expired.'),
  '133.33': value('QR_FAIL', 'createQr', 'The QR cannot be made.'),
  '144.44': value('QR_FAIL', 'cancelQr', 'A QR of this amount cannot be cancelled.'),
  '155.55': value(null, ['withdraw', 'withdrawAll'], 'The bank sends the withdrawal back after some minutes.'),
};

/** Names of slip files; the extension may be that of any image. `slip-500.png` is a slip of 500 baht. */
const slipFiles: Section = {
  'slip-500.png': value(null, 'uploadSlip', 'Is accepted after some minutes: 500 baht.'),
  'upload-fail.png': value('SLIP_UPLOAD_FAIL', 'uploadSlip', 'The slip could not be uploaded.'),
  ...Object.fromEntries(
    slipReasons.map((reason) => [
      `${reason.toLowerCase().replaceAll('_', '-')}.png`,
      value(null, 'uploadSlip', `The slip fails as ${reason} after some minutes.`),
    ]),
  ),
};

/** Every magic value by what it is typed into; sections and their values in order. */
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

/** What a magic value of a section answers at an operation; null when the value is not magic there. */
export function magicCode(section: MagicSection, text: string, operation: OperationId): ErrorCode | null {
  const known = Object.hasOwn(magic[section], text) ? magic[section][text] : undefined;
  return known?.at.includes(operation) ? known.code : null;
}

/** Those of the magic amounts that change something other than the answer, satang. */
export const magicAmounts = { paidSoon: 11_111, paidLate: 12_222, sentBack: 15_555 } as const;

/** What a magic amount (satang) answers at an operation; null when it is not magic there. */
export const magicAmountCode = (satang: number, operation: OperationId): ErrorCode | null =>
  magicCode('amounts', (satang / 100).toFixed(2), operation);

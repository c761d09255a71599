import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import en from './en.json' with { type: 'json' };
import la from './la.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };

const contract = Object.keys(parse(readFileSync('contract/errors.yaml', 'utf8')) as object);

/** The codes of APP-60 to APP-67; the contract may know more. */
const catalogue =
  `UNAUTHORIZED EXPIRED_AUTH_TOKEN INVALID_USER_1 INVALID_USER_2 INVALID_USER_3 INVALID_USER_4 INVALID_IP
  NOT_AREASLOT NOT_UFABET OTP_BLOCK REQUEST_LIMIT REQUEST_LIMIT_1MIN OTP_TOKEN_INVALID OTP_NOT_EXIST OTP_VERIFIED
  OTP_EXPIRED OTP_CODE_INVALID OTP_CODE_VALID OTP_SEND_FAIL OTP_VERIFY_FAIL EXISTING_USER EXISTING_BANK
  INVALID_USER_INFO UNVERIFIED_OTP GAME_ACTIVATION_FAIL INVALID_BANK BANK_ACCOUNT_NAME_ENG REGISTER_FAIL NO_USER
  WRONG_PASSWORD WRONG_CREDENTIAL INACTIVE_USER LOGIN_FAIL BONUS_REMAINING BONUS_ALREADY_ACTIVE BONUS_MAX_CLAIMED
  BONUS_CONDITION BONUS_CLEAR BONUS_FULL INVITE_COLLECT INVITE_INACTIVE NO_INVITE_BONUS NO_INVITEE_PLAY_INFO
  INVITE_BONUS_SUCCESS INVITE_BONUS_FAIL INTERNAL_SERVER_ERROR KEY_MISSING KEY_INVALID SUCCESS OK NO_DATA NO_PROMOTION
  PROMOTION_RECEIVED QR_FAIL NO_REFUND REFUND_CONDITION REFUND_SUCCESS REFUND_INACTIVE REFUND_MINIMUM NO_BANK NO_WALLET
  SLOT_ALREADY_ACTIVE SLOT_ACTIVATE_FAIL SLOT_NO_ACCOUNT SLOT_RESET_PASSWORD_FAIL TRANSFER_MINIMUM NO_GAME
  MONEY_NOT_ENOUGH TRANSFER_FAIL SLIP_UPLOAD_FAIL SLIP_NO_FILE SLIP_INVALID_FILE TRUELINK_DUPLICATE TRUELINK_INVALID
  PHONE_NUMBER_REQUIRE_10_DIGIT NO_CLAIMABLE_COUPON INVALID_PRIZE_CODE INVALID_CODE INVALID_COUPON_TYPE
  COUPON_EXPIRED`.split(/\s+/);

const lettersOf = { th: /[\u0e00-\u0e7f]/, la: /[\u0e80-\u0eff]/, en: /^[\u0020-\u007e]+$/ };

describe.each([
  ['th', th.errorMsg],
  ['la', la.errorMsg],
  ['en', en.errorMsg],
] as const)('the error texts of %s', (language, texts) => {
  const known = texts as Readonly<Record<string, string>>;

  // APP-58, APP-76, BON-26, INV-24, PRO-16, REF-13, TRF-24
  test('cover the codes of the contract and the product rules, in the script of each language', () => {
    const wanted = [...new Set([...contract, ...catalogue, 'gone', 'invalid-token', 'NETWORK', 'TIMEOUT'])];
    expect(wanted.length).toBeGreaterThan(80);
    expect(wanted.filter((code) => !lettersOf[language].test(known[code] ?? ''))).toEqual([]);
  });

  // APP-58
  test('never show the code itself', () => {
    expect(Object.entries(known).filter(([code, text]) => text.includes(code))).toEqual([]);
  });

  // APP-60
  test('are equal for the four kinds of invalid user', () => {
    expect(new Set([1, 2, 3, 4].map((kind) => known[`INVALID_USER_${kind}`])).size).toBe(1);
  });
});

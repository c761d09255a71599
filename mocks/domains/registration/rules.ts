import type { Registration } from '../../../contract/generated/models/registration.ts';
import { fail } from '../../kernel/refusal.ts';
import { magicCode } from '../../reference/magic.ts';
import { checkBankAccount } from '../account/index.ts';
import { isPhone } from './phones.ts';

export interface RegistrationCheck {
  readonly registration: Omit<Registration, 'password'>;
  /** `validateAccount` comes before the bank step: there the bank fields may be empty, all three (REG-30, REG-31). */
  readonly operation: 'validateAccount' | 'createAccount';
  readonly laos: boolean;
  /** Codes of the banks on offer. */
  readonly banks: readonly string[];
  /** Codes of the sources on offer. */
  readonly sources: readonly string[];
  /** True when a code has to be entered for the phone first, and was not. */
  readonly unverified: boolean;
  readonly phoneTaken: boolean;
  readonly bankTaken: boolean;
}

/** `PR` and the id of whoever invited; an id that nobody has is not held against the newcomer. */
const isInviteCode = (code: string) => code === '' || /^PR[\w-]{1,60}$/.test(code);

/** @returns the id in an invite code; null when there is none */
export const inviterIn = (code: string): string | null => /^PR(.+)$/.exec(code)?.[1] ?? null;

export const currenciesOf = (laos: boolean): readonly string[] => (laos ? ['LAK', 'BAHT'] : ['BAHT']);

function checkPhone({ registration: { username }, operation, laos, unverified, phoneTaken }: RegistrationCheck): void {
  const forced = magicCode('phones', username, operation);
  if (forced) throw fail(forced);
  if (!isPhone(username, laos)) throw fail(laos ? 'INVALID_USER_INFO' : 'PHONE_NUMBER_REQUIRE_10_DIGIT');
  // before the next: only the owner of a number learns that it plays here
  if (unverified) throw fail('UNVERIFIED_OTP');
  if (phoneTaken) throw fail('EXISTING_USER');
}

/**
 * Whether somebody may register, phone first, bank last.
 * @throws PHONE_NUMBER_REQUIRE_10_DIGIT, UNVERIFIED_OTP, EXISTING_USER, INVALID_USER_INFO, INVALID_BANK,
 * BANK_ACCOUNT_NAME_ENG, EXISTING_BANK, REGISTER_FAIL
 */
export function checkRegistration(check: RegistrationCheck): void {
  const { registration, operation, laos, banks, sources, bankTaken } = check;
  const { name, sourceCode, inviteCode, currency, bankCode, bankAccountName, bankAccountNo } = registration;
  checkPhone(check);
  const knownSource = sourceCode === '' || sources.includes(sourceCode);
  if (name.trim() === '' || !knownSource || !isInviteCode(inviteCode)) throw fail('INVALID_USER_INFO');
  if (!currenciesOf(laos).includes(currency)) throw fail('INVALID_USER_INFO');
  if (operation === 'validateAccount' && `${bankCode}${bankAccountName}${bankAccountNo}` === '') return;
  checkBankAccount({ bankCode, bankAccountName, bankAccountNo, banks, taken: bankTaken, operation });
}

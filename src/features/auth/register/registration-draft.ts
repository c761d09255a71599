import type { Currency } from '../../../../contract/generated/models/currency.ts';
import type { Registration } from '../../../../contract/generated/models/registration.ts';
import { tidyName } from '../../../shared/money/bank-account-name.ts';
import { normalisePhone, plainDigits } from './phone-number.ts';

/** What has been filled in so far, as typed. Lives in memory only: it holds a password. */
export interface RegistrationDraft {
  phone: string;
  inviteCode: string;
  otpCode: string;
  name: string;
  password: string;
  confirm: string;
  sourceCode: string;
  bankCode: string;
  firstName: string;
  lastName: string;
  accountNo: string;
  currency: Currency;
}

/** Laos pays in kip unless somebody chooses otherwise. */
export const emptyDraft = (laos: boolean, inviteCode: string): RegistrationDraft => ({
  phone: '',
  inviteCode,
  otpCode: '',
  name: '',
  password: '',
  confirm: '',
  sourceCode: '',
  bankCode: '',
  firstName: '',
  lastName: '',
  accountNo: '',
  currency: laos ? 'LAK' : 'BAHT',
});

/** Codes of invite links keep their `PR` (INV-14, REG-10). */
export const isInviteCode = (code: string): boolean => /^PR[\w-]{1,60}$/.test(code);

/** The nine fields of spec §3; the bank's are empty before its step (REG-30, REG-31). Passwords go out as typed. */
export function registrationOf(draft: RegistrationDraft, laos: boolean, step: 'profile' | 'bank'): Registration {
  const bank = step === 'bank';
  return {
    name: draft.name.trim(),
    username: normalisePhone(draft.phone, laos),
    password: draft.password,
    sourceCode: draft.sourceCode,
    inviteCode: draft.inviteCode.trim(),
    bankCode: bank ? draft.bankCode : '',
    bankAccountName: bank ? tidyName(`${draft.firstName} ${draft.lastName}`) : '',
    bankAccountNo: bank ? plainDigits(draft.accountNo) : '',
    currency: draft.currency,
  };
}

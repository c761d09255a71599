import type { Currency } from '../../../../contract/generated/models/currency.ts';
import type { Registration } from '../../../../contract/generated/models/registration.ts';
import { tidyName } from '../../../shared/money/bank-account-name.ts';
import { normalisePhone, plainDigits } from '../phone-number.ts';
import { readInviteCode } from './invite-code.ts';

/** The fields as typed so far. Kept in memory only, because it holds a password. */
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

/** A draft with nothing typed; the currency of the Laos build is kip unless the visitor chooses baht (REG-39). */
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

/** The nine fields that are sent (REG-40); at the profile step those of the bank are empty (REG-30). */
export function registrationOf(draft: RegistrationDraft, laos: boolean, step: 'profile' | 'bank'): Registration {
  const bank = step === 'bank';
  return {
    name: draft.name.trim(),
    username: normalisePhone(draft.phone, laos),
    password: draft.password,
    sourceCode: draft.sourceCode,
    inviteCode: readInviteCode(draft.inviteCode) ?? '',
    bankCode: bank ? draft.bankCode : '',
    bankAccountName: bank ? tidyName(`${draft.firstName} ${draft.lastName}`) : '',
    bankAccountNo: bank ? plainDigits(draft.accountNo) : '',
    currency: draft.currency,
  };
}

import type { Currency } from '../../../../contract/generated/models/currency.ts';
import type { Registration } from '../../../../contract/generated/models/registration.ts';
import { withoutInvisible } from '../../../shared/base/text.ts';
import { tidyName } from '../../../shared/money/bank-account.ts';
import { normalisePhone, plainDigits } from '../phone-number.ts';

/** In memory only: it holds a password. */
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

/** In the Laos build the currency is kip unless the visitor chooses baht (REG-39). */
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

/** The request body (REG-40); in the profile step without the bank (REG-30). */
export function registrationOf(draft: RegistrationDraft, laos: boolean, step: 'profile' | 'bank'): Registration {
  const bank = step === 'bank';
  return {
    name: draft.name.trim(),
    username: normalisePhone(draft.phone, laos),
    password: draft.password,
    sourceCode: draft.sourceCode,
    inviteCode: withoutInvisible(draft.inviteCode).trim(),
    bankCode: bank ? draft.bankCode : '',
    bankAccountName: bank ? tidyName(`${draft.firstName} ${draft.lastName}`) : '',
    bankAccountNo: bank ? plainDigits(draft.accountNo) : '',
    currency: draft.currency,
  };
}

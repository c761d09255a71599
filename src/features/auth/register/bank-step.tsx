import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { isVisible } from '../../../shared/base/text.ts';
import { config } from '../../../shared/config/config.ts';
import { bankTakesName } from '../../../shared/money/bank-account.ts';
import { UpperCaseField } from '../../../shared/ui/fields/upper-case-field.tsx';
import { plainDigits } from '../phone-number.ts';
import { BankPicker } from './bank-picker.tsx';
import { CurrencyField } from './currency-field.tsx';
import css from './register-page.module.css';
import type { RegistrationDraft } from './registration-draft.ts';
import { RefusedField, StepForm, useFirstFieldFocus, useRefusalFocus } from './step-form.tsx';
import type { RegistrationFlow } from './use-registration.ts';

type Field = 'bankCode' | 'firstName' | 'lastName' | 'accountNo';
const fields: readonly Field[] = ['bankCode', 'firstName', 'lastName', 'accountNo'];

/** A name that the bank does not accept is reported at once, also after a change of bank (REG-35). */
function problemOf(field: Field, draft: RegistrationDraft): 'required' | 'english' | null {
  const text = field === 'accountNo' ? plainDigits(draft.accountNo) : draft[field];
  if (!isVisible(text)) return 'required';
  const isName = field === 'firstName' || field === 'lastName';
  return isName && !bankTakesName(draft.bankCode, text) ? 'english' : null;
}

/** The field that a refusal is about (REG-41, REG-47). */
function fieldOf(error: unknown): Field | 'any' | null {
  switch (error instanceof ApiError ? error.code : '') {
    case 'INVALID_BANK':
      return 'bankCode';
    case 'INVALID_USER_INFO':
      return 'any';
    case 'BANK_ACCOUNT_NAME_ENG':
      return 'firstName';
    case 'EXISTING_BANK':
      return 'accountNo';
    default:
      return null;
  }
}

export function BankStep({ flow }: { flow: RegistrationFlow }) {
  const { t } = useTranslation();
  const [tried, setTried] = useState(false);
  const bankField = useRef<HTMLButtonElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const lastField = useRef<HTMLInputElement>(null);
  const accountField = useRef<HTMLInputElement>(null);
  const { draft, change } = flow;
  const places = { bankCode: bankField, firstName: firstField, lastName: lastField, accountNo: accountField };
  const refused = fieldOf(flow.failure?.error);
  useFirstFieldFocus(bankField, true);
  useRefusalFocus(refused && places[refused === 'any' ? 'bankCode' : refused], flow.failure);
  const waits = flow.pending !== null;

  const check = () => {
    setTried(true);
    const wrong = fields.find((field) => problemOf(field, draft) !== null);
    if (wrong) places[wrong].current?.focus();
    return !wrong;
  };
  const error = (field: Field, required: string) => {
    const problem = problemOf(field, draft);
    if (problem === 'english') return t('errorMsg.BANK_ACCOUNT_NAME_ENG');
    if (field === refused) return <RefusedField failure={flow.failure} />;
    return problem && tried ? required : refused === 'any';
  };

  return (
    <StepForm
      flow={flow}
      heading={t('register.heading.bank')}
      hint={t('register.hint.bank')}
      submitLabel={t('register.submit')}
      inField={refused !== null && refused !== 'any'}
      check={check}
    >
      <BankPicker
        ref={bankField}
        value={draft.bankCode}
        onChange={(bankCode) => change({ bankCode })}
        error={error('bankCode', t('register.bankRequired'))}
        disabled={waits}
      />
      <div className={css.pair}>
        {(['firstName', 'lastName'] as const).map((field) => (
          <UpperCaseField
            key={field}
            ref={places[field]}
            name={field}
            label={t(`register.${field}`)}
            value={draft[field]}
            onChange={(text) => change({ [field]: text })}
            error={error(field, t(`register.${field}Required`))}
            autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
            readOnly={waits}
          />
        ))}
      </div>
      <TextInput
        ref={accountField}
        name="accountNo"
        label={t('register.accountNo')}
        value={draft.accountNo}
        onChange={(event) => change({ accountNo: event.currentTarget.value })}
        onBlur={() => change({ accountNo: plainDigits(draft.accountNo) })}
        error={error('accountNo', t('register.accountNoRequired'))}
        classNames={{ input: css.figures }}
        inputMode="numeric"
        autoComplete="off"
        readOnly={waits}
      />
      {config.laos ? <CurrencyField value={draft.currency} onChange={(currency) => change({ currency })} /> : null}
    </StepForm>
  );
}

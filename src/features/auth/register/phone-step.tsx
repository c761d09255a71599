import { TextInput } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../../shared/config/config.ts';
import { phoneProblem } from '../phone-number.ts';
import css from './register-page.module.css';
import { RefusedField, StepForm, useFirstFieldFocus, useRefusalFocus } from './step-form.tsx';
import type { RegistrationFlow } from './use-registration.ts';
import { hasCode } from './use-registration-calls.ts';

/** Refusals of the number itself. */
const aboutPhone = ['EXISTING_USER', 'PHONE_NUMBER_REQUIRE_10_DIGIT'];

export interface PhoneStepProps {
  flow: RegistrationFlow;
  cameFromStep: boolean;
  /** The invite code came with a link and cannot be changed (REG-11). */
  invited: boolean;
}

export function PhoneStep({ flow, cameFromStep, invited }: PhoneStepProps) {
  const { t } = useTranslation();
  const [tried, setTried] = useState(false);
  const phoneField = useRef<HTMLInputElement>(null);
  useFirstFieldFocus(phoneField, cameFromStep);
  useRefusalFocus(phoneField, flow.failure);
  const problem = phoneProblem(flow.phone, config.laos);
  const refused = aboutPhone.some((code) => hasCode(flow.failure?.error, code));
  const words = {
    required: t('register.phoneRequired'),
    tenDigits: t('errorMsg.PHONE_NUMBER_REQUIRE_10_DIGIT'),
    laos: t('register.phoneLaos'),
  };

  const check = () => {
    setTried(true);
    if (problem) phoneField.current?.focus();
    return !problem;
  };

  return (
    <StepForm
      flow={flow}
      heading={t('register.heading.phone')}
      hint={t('register.hint.phone')}
      submitLabel={t('common.next')}
      inField={refused}
      check={check}
    >
      <TextInput
        ref={phoneField}
        name="phone"
        label={t('register.phone')}
        value={flow.draft.phone}
        onChange={(event) => flow.change({ phone: event.currentTarget.value })}
        error={refused ? <RefusedField failure={flow.failure} /> : tried && problem ? words[problem] : null}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        readOnly={flow.pending !== null}
      />
      <TextInput
        name="invite"
        label={t('register.invite')}
        description={invited ? t('register.inviteFromLink') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={flow.draft.inviteCode}
        onChange={(event) => flow.change({ inviteCode: event.currentTarget.value })}
        classNames={{ input: invited ? css.fixed : undefined }}
        readOnly={invited || flow.pending !== null}
        leftSection={invited ? <IconTicket size={20} aria-hidden /> : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
    </StepForm>
  );
}

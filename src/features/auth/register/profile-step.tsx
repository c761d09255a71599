import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSources } from '../../../shared/api/generated/lookup/lookup.ts';
import { uniqueKeys } from '../../../shared/base/server-values.ts';
import { isVisible, textLanguage } from '../../../shared/base/text.ts';
import { notifyError } from '../../../shared/toast/notify.ts';
import { PasswordField } from '../../../shared/ui/fields/password-field.tsx';
import { judgeRepetition, passwordStrength, StrengthMeter } from '../../../shared/ui/fields/strength-meter.tsx';
import css from './register-page.module.css';
import { StepForm, useFirstFieldFocus, useRefusalFocus } from './step-form.tsx';
import type { RegistrationFlow } from './use-registration.ts';
import { hasCode } from './use-registration-calls.ts';

function useProfileCheck({ draft: { name, password, confirm } }: RegistrationFlow) {
  const { t } = useTranslation();
  const [tried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmField = useRef<HTMLInputElement>(null);
  const missing = { name: !isVisible(name), password: password === '', confirm: confirm === '' };
  const check = () => {
    setTried(true);
    if (missing.name) nameField.current?.focus();
    else if (missing.password) passwordField.current?.focus();
    else if (missing.confirm) confirmField.current?.focus();
    else if (password !== confirm) {
      notifyError(t('register.mismatch'));
      confirmField.current?.select();
    } else return true;
    return false;
  };
  return { tried, missing, check, nameField, passwordField, confirmField };
}

const below: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/** Everything but the source is required (REG-26); passwords are sent as typed (REG-28). */
export function ProfileStep({ flow }: { flow: RegistrationFlow }) {
  const { t } = useTranslation();
  const { tried, missing, check, nameField, passwordField, confirmField } = useProfileCheck(flow);
  useFirstFieldFocus(nameField, true);
  // The refusal may be about any field (REG-47).
  const refused = hasCode(flow.failure?.error, 'INVALID_USER_INFO');
  useRefusalFocus(refused ? nameField : null, flow.failure);
  const { name, password, confirm } = flow.draft;
  const repetition = judgeRepetition(password, confirm);
  const confirmError = () => {
    if (tried && missing.confirm) return t('register.confirmRequired');
    return repetition === 'differs' || (tried && password !== confirm) ? t('register.mismatch') : refused;
  };

  const waits = flow.pending !== null;
  return (
    <StepForm
      flow={flow}
      heading={t('register.heading.profile')}
      hint={t('register.hint.profile')}
      submitLabel={t('common.next')}
      check={check}
    >
      <PhoneReadOnly flow={flow} />
      <TextInput
        ref={nameField}
        name="name"
        label={t('register.name')}
        value={name}
        onChange={(event) => flow.change({ name: event.currentTarget.value })}
        error={tried && missing.name ? t('register.nameRequired') : refused}
        autoComplete="name"
        readOnly={waits}
      />
      <PasswordField
        ref={passwordField}
        name="password"
        label={t('register.password')}
        value={password}
        onChange={(event) => flow.change({ password: event.currentTarget.value })}
        description={password === '' ? undefined : <Strength password={password} phone={flow.phone} />}
        inputWrapperOrder={below}
        error={tried && missing.password ? t('register.passwordRequired') : refused}
        autoComplete="new-password"
        readOnly={waits}
        showLabel={t('auth.showPassword')}
      />
      <PasswordField
        ref={confirmField}
        name="confirm"
        label={t('register.confirm')}
        value={confirm}
        onChange={(event) => flow.change({ confirm: event.currentTarget.value })}
        description={repetition === 'same' ? <Same /> : undefined}
        inputWrapperOrder={below}
        error={confirmError()}
        autoComplete="new-password"
        readOnly={waits}
        showLabel={t('auth.showPassword')}
      />
      <SourceField flow={flow} />
    </StepForm>
  );
}

/** REG-51 */
function Strength({ password, phone }: { password: string; phone: string }) {
  const { t } = useTranslation();
  const strength = passwordStrength(password, [phone]);
  return <StrengthMeter strength={strength} words={t(`password.strength.${strength}`)} />;
}

function Same() {
  const { t } = useTranslation();
  return (
    <span className={css.same}>
      <IconCircleCheck size={16} aria-hidden />
      <span>{t('password.same')}</span>
    </span>
  );
}

/** The phone number is the user name (REG-9). */
function PhoneReadOnly({ flow }: { flow: RegistrationFlow }) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t('register.phone')}
      value={flow.phone}
      readOnly
      name="username"
      autoComplete="username"
      classNames={{ input: css.fixed }}
      rightSectionWidth={flow.verified ? 130 : undefined}
      rightSection={
        flow.verified ? (
          <span className={css.verified}>
            <IconCircleCheck size={18} aria-hidden />
            <span>{t('register.verified')}</span>
          </span>
        ) : undefined
      }
    />
  );
}

/** Optional, so hidden while the list is empty or failed to load (REG-29). */
function SourceField({ flow }: { flow: RegistrationFlow }) {
  const { t } = useTranslation();
  const { data } = useGetSources();
  const sources = data?.sources ?? [];
  if (sources.length === 0) return null;
  // The server may send a source twice.
  const keys = uniqueKeys(sources.map(({ code }) => code));
  return (
    <NativeSelect
      name="source"
      label={t('register.source')}
      value={flow.draft.sourceCode}
      onChange={(event) => flow.change({ sourceCode: event.currentTarget.value })}
      rightSection={<IconChevronDown size={20} aria-hidden />}
      rightSectionPointerEvents="none"
    >
      <option value="">{t('register.sourceNone')}</option>
      {sources.map(({ code, description }, index) => (
        <option key={keys[index]} value={code} lang={textLanguage(`${description}`)}>
          {description}
        </option>
      ))}
    </NativeSelect>
  );
}

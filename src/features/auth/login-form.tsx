import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useErrorText } from '../../shared/api/errors.ts';
import { isVisible } from '../../shared/base/text.ts';
import type { LoginState } from '../../shared/session/intended-url.ts';
import { useFocusBack } from '../../shared/ui/controls/focus.ts';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';
import { PasswordField } from '../../shared/ui/fields/password-field.tsx';
import { FailureNote } from '../../shared/ui/states/failure-note.tsx';
import css from './login-page.module.css';
import { useLoginAttempt } from './use-login-attempt.ts';

const phoneIn = (state: unknown): string => {
  const phone = (state as LoginState | null)?.phone;
  return typeof phone === 'string' ? phone : '';
};

/** Shows refusals in one live region only; sends nothing while a field is empty (ACC-2, ACC-6). */
export function LoginForm() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { state } = useLocation();
  // After a registration only the password is missing (REG-44).
  const [registeredPhone] = useState(() => phoneIn(state));
  const [username, setUsername] = useState(registeredPhone);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [tried, setTried] = useState(false);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { enter, pending, failure } = useLoginAttempt(() => {
    setPassword('');
    setTried(false);
    passwordField.current?.focus();
  });
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(pending, button);
  useEffect(() => {
    if (registeredPhone !== '') passwordField.current?.focus();
  }, [registeredPhone]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isVisible(username)) usernameField.current?.focus();
    else if (password === '') passwordField.current?.focus();
    else void enter({ username, password, remember });
  };

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextInput
        ref={usernameField}
        name="username"
        label={t('auth.username')}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
        error={tried && !isVisible(username) ? t('auth.usernameRequired') : null}
        type="tel"
        autoComplete="username"
      />
      <PasswordField
        ref={passwordField}
        name="password"
        label={t('auth.password')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={tried && password === '' ? t('auth.passwordRequired') : null}
        autoComplete="current-password"
        showLabel={t('auth.showPassword')}
      />
      <CheckField name="remember" label={t('auth.remember')} checked={remember} onChange={setRemember} />
      <FailureNote text={failure ? errorText(failure) : null} />
      <Button ref={button} type="submit" size="lg" fullWidth loading={pending}>
        {t('auth.submit')}
      </Button>
    </form>
  );
}

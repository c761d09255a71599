import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { useErrorText } from '../../shared/api/errors.ts';
import { useLogin } from '../../shared/api/generated/account/account.ts';
import { CheckField } from '../../shared/ui/check-field.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { useAfterLogin } from '../../shared/use-after-login.ts';
import { useLatch } from '../../shared/use-latch.ts';
import css from './login-page.module.css';

/**
 * Asks for the token, keeps it and goes on to the intended page. Refusals are shown here, in one live region, and
 * nowhere else.
 */
export function LoginForm() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  // Nothing of the credentials outlives the form.
  const { mutateAsync } = useLogin({ mutation: { gcTime: 0 } });
  const afterLogin = useAfterLogin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const enter = useLatch(async () => {
    setPending(true);
    setFailure(null);
    try {
      const { token } = await mutateAsync({ data: { username: username.trim(), password } });
      afterLogin(token, remember);
    } catch (error) {
      setPending(false);
      if (error instanceof ApiError && error.reported) return;
      setFailure(error);
      if (error instanceof ApiError && error.code === 'WRONG_CREDENTIAL') {
        setPassword('');
        setTried(false);
        passwordField.current?.focus();
      }
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (username.trim() === '') usernameField.current?.focus();
    else if (password === '') passwordField.current?.focus();
    else void enter();
  };

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextInput
        ref={usernameField}
        name="username"
        label={t('auth.username')}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
        error={tried && username.trim() === '' ? t('auth.usernameRequired') : null}
        type="tel"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        aria-required
      />
      <PasswordField
        ref={passwordField}
        name="password"
        label={t('auth.password')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={tried && password === '' ? t('auth.passwordRequired') : null}
        autoComplete="current-password"
        maxLength={200}
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
        aria-required
      />
      <CheckField name="remember" label={t('auth.remember')} checked={remember} onChange={setRemember} />
      <div className={css.outcome} role="alert">
        {failure ? (
          <p className={css.failure}>
            <IconAlertTriangle size={20} aria-hidden />
            {errorText(failure)}
          </p>
        ) : null}
      </div>
      <Button type="submit" size="lg" fullWidth loading={pending}>
        {t('auth.submit')}
      </Button>
    </form>
  );
}

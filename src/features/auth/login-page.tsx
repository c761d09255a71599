import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lastClearReason } from '../../shared/session/session.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  const { t } = useTranslation();
  const end = lastClearReason();
  return (
    <AuthFrame
      title={t('auth.title')}
      help={
        <>
          <p>
            <span>{t('register.noAccount')}</span> <Link to="/register">{t('shell.menu.register')}</Link>
          </p>
          <p>
            <span>{t('auth.help')}</span> <Link to="/contact">{t('auth.helpLink')}</Link>
          </p>
        </>
      }
    >
      {end === 'other-tab' ? <p role="status">{t('auth.endedElsewhere')}</p> : null}
      {end === 'ended-elsewhere' ? <p role="status">{t('errorMsg.invalid-token')}</p> : null}
      <LoginForm />
    </AuthFrame>
  );
}

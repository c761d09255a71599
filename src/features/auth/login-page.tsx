import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { config } from '../../shared/config/config.ts';
import { lastClearReason } from '../../shared/session/session.ts';
import { BrandMark } from '../../shared/ui/display/brand-mark.tsx';
import { Lights } from '../../shared/ui/display/lights.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import css from './login-page.module.css';

export function LoginPage() {
  const { t } = useTranslation();
  const end = lastClearReason();
  return (
    <AuthFrame
      brand={
        <>
          <div className={css.lights}>
            <Lights />
          </div>
          <header className={css.brand}>
            <BrandMark size={72} />
            <div>
              <p className={css.name}>{config.appName}</p>
              <p className={css.lead}>{t('auth.lead')}</p>
            </div>
          </header>
        </>
      }
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

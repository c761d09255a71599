import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { config } from '../../shared/config.ts';
import { languages, useLanguage } from '../../shared/i18n/i18n.ts';
import { BrandMark } from '../../shared/ui/brand-mark.tsx';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { Lights } from '../../shared/ui/lights.tsx';
import { LoginForm } from './login-form.tsx';
import css from './login-page.module.css';

export function LoginPage() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return (
    <div className={css.root}>
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
      <section className={css.card} aria-labelledby="login-title">
        <h1 className={css.title} id="login-title" tabIndex={-1}>
          {t('auth.title')}
        </h1>
        <LoginForm />
      </section>
      <LanguageSwitch
        options={languages}
        current={language}
        onChange={(code) => void setLanguage(code)}
        label={t('shell.language')}
      />
      <div className={css.help}>
        <p>
          {t('register.noAccount')} <Link to="/register">{t('shell.menu.register')}</Link>
        </p>
        <p>
          {t('auth.help')} <Link to="/contact">{t('auth.helpLink')}</Link>
        </p>
      </div>
    </div>
  );
}

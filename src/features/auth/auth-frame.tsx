import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../shared/config/config.ts';
import { languages, useLanguage } from '../../shared/i18n/i18n.ts';
import { LanguageSwitch } from '../../shared/ui/controls/language-switch.tsx';
import { BrandMark } from '../../shared/ui/display/brand-mark.tsx';
import { Lights } from '../../shared/ui/display/lights.tsx';
import css from './auth-frame.module.css';

interface Props {
  /** For a form with little room above it. */
  brandClass?: string;
  title: string;
  help: ReactNode;
  children: ReactNode;
}

/** A form below the brand, or beside it where the window is wide or low (DES-11, DES-16). */
export function AuthFrame({ brandClass = '', title, help, children }: Props) {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const titleId = useId();
  return (
    <div className={css.root}>
      <header className={`${css.brand} ${brandClass}`}>
        <Lights />
        <BrandMark size={72} />
        <p>
          <b>{config.appName}</b>
          <span>{t('auth.lead')}</span>
        </p>
      </header>
      <section className={css.card} aria-labelledby={titleId}>
        <h1 className={css.title} id={titleId} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
      <div className={css.foot}>
        <LanguageSwitch
          options={languages}
          current={language}
          onChange={(code) => void setLanguage(code)}
          label={t('shell.language')}
        />
        <div className={css.help}>{help}</div>
      </div>
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, useLanguage } from '../../shared/i18n/i18n.ts';
import { LanguageSwitch } from '../../shared/ui/controls/language-switch.tsx';
import css from './auth-frame.module.css';

interface Props {
  brand: ReactNode;
  title: string;
  help: ReactNode;
  children: ReactNode;
}

export function AuthFrame({ brand, title, help, children }: Props) {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const titleId = useId();
  return (
    <div className={css.root}>
      {brand}
      <section className={css.card} aria-labelledby={titleId}>
        <h1 className={css.title} id={titleId} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
      <LanguageSwitch
        options={languages}
        current={language}
        onChange={(code) => void setLanguage(code)}
        label={t('shell.language')}
      />
      <div className={css.help}>{help}</div>
    </div>
  );
}

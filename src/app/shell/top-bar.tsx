import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { config } from '../../shared/config/config.ts';
import { languages, useLanguage } from '../../shared/i18n/i18n.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { LanguageMenu } from '../../shared/ui/controls/language-menu.tsx';
import { BrandMark } from '../../shared/ui/display/brand-mark.tsx';
import { LogOutButton } from './log-out-button.tsx';
import css from './top-bar.module.css';

function TopBarContent() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return (
    <header className={css.root}>
      <div className={css.bar}>
        <Link className={css.brand} to="/user/home">
          <BrandMark size={34} />
          <span className={css.name}>{config.appName}</span>
        </Link>
        <LanguageMenu
          options={languages}
          current={language}
          onChange={(code) => void setLanguage(code)}
          label={t('shell.language')}
        />
        <LogOutButton />
      </div>
    </header>
  );
}

export const TopBar = guarded('line', TopBarContent);

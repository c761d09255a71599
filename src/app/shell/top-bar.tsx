import { Loader } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { config } from '../../shared/config.ts';
import { languages, useLanguage } from '../../shared/i18n/i18n.ts';
import { logout } from '../../shared/session.ts';
import { BrandMark } from '../../shared/ui/brand-mark.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { LanguageMenu } from '../../shared/ui/language-menu.tsx';
import { useLatch } from '../../shared/use-latch.ts';
import css from './top-bar.module.css';

/** App name, language, logout: on every page of a logged-in player. */
export function TopBar() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const [leaving, setLeaving] = useState(false);
  const leave = useLatch(logout);
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
        <IconButton
          label={t('shell.logout')}
          title={t('shell.logout')}
          aria-busy={leaving}
          onClick={() => {
            setLeaving(true);
            void leave();
          }}
        >
          {leaving ? <Loader size={20} color="gold" /> : <IconLogout size={22} aria-hidden />}
        </IconButton>
      </div>
    </header>
  );
}

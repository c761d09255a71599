import { Loader } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { config } from '../../shared/config/config.ts';
import { languages, useLanguage } from '../../shared/i18n/i18n.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { logOut } from '../../shared/session/log-out.ts';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { LanguageMenu } from '../../shared/ui/controls/language-menu.tsx';
import { BrandMark } from '../../shared/ui/display/brand-mark.tsx';
import css from './top-bar.module.css';

/** App name, language, logout: on every page of a logged-in player. */
function TopBarContent() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const [leaving, setLeaving] = useState(false);
  const leave = useSingleFlight(logOut);
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

export const TopBar = guarded('line', TopBarContent);

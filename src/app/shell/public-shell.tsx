import { IconBook2, IconHeadset, IconHome, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useMatch } from 'react-router-dom';
import { NoticeBar } from '../../features/info/notice-bar.tsx';
import { config } from '../../shared/config/config.ts';
import { BrandMark } from '../../shared/ui/display/brand-mark.tsx';
import { BottomMenu, type MenuEntry } from './bottom-menu.tsx';
import { ChatGate } from './chat-gate.tsx';
import css from './shell.module.css';
import { SkipLink } from './skip-link.tsx';

/** Menu entries of visitors, in order. */
const places = [
  { key: 'home', to: '/login', Icon: IconHome },
  { key: 'register', to: '/register', Icon: IconUserPlus },
  { key: 'howto', to: '/howto', Icon: IconBook2 },
  { key: 'contact', to: '/contact', Icon: IconHeadset },
] as const;

/** Frame of visitor pages: menu, brand, no top bar (DES-11). */
export function PublicShell() {
  const { t } = useTranslation();
  const login = useMatch('/login');
  const howto = useMatch('/howto');
  const contact = useMatch('/contact');
  const entries: MenuEntry[] = places.map(({ key, to, Icon }) => ({
    key,
    to,
    Icon,
    label: t(`shell.menu.${key}`),
  }));
  return (
    <div className={css.public} data-branded={Boolean(howto ?? contact) || undefined}>
      <SkipLink label={t('shell.skip')} />
      <header className={css.brand}>
        <Link to="/login">
          <BrandMark />
          <span>{config.appName}</span>
        </Link>
      </header>
      <main id="main" className={css.main} tabIndex={-1}>
        <Outlet />
        {login ? <NoticeBar /> : null}
      </main>
      <BottomMenu label={t('shell.menu.label')} entries={entries} />
      <ChatGate />
    </div>
  );
}

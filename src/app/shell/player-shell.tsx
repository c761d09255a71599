import { useMediaQuery } from '@mantine/hooks';
import { IconFileText, IconHeadset, IconHistory, IconHome, IconUser } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useQrWatch } from '../../features/deposit/qr/look-for-money.ts';
import { useSlipVerdicts } from '../../features/slips/use-slip-verdicts.ts';
import { useWithdrawalVerdicts } from '../../features/withdraw/use-withdrawal-verdicts.ts';
import { useMoneyElsewhere } from '../../shared/api/money-elsewhere.ts';
import { useLoadAhead } from '../../shared/api/use-load-ahead.ts';
import { useAnsweredOrders } from '../../shared/money-form/use-answered-orders.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useOpenedSheet } from '../../shared/storage/use-opened.ts';
import { BottomMenu, type MenuEntry } from './bottom-menu.tsx';
import { ChatGate } from './chat-gate.tsx';
import { Credit } from './credit.tsx';
import playerCss from './player-shell.module.css';
import css from './shell.module.css';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * Keeps the document's height of the last frame. React removes a placeholder before it inserts the content; WebKit may
 * run a layout in between, which would scroll a player near the page's end.
 * @param page element of the whole page
 */
function PageFloor({ page }: { page: RefObject<HTMLElement | null> }) {
  const floor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => {
      if (page.current && floor.current) floor.current.style.height = `${page.current.offsetHeight}px`;
    };
    const sizes = new ResizeObserver(follow);
    if (page.current) sizes.observe(page.current);
    return () => sizes.disconnect();
  }, [page]);
  return <div ref={floor} className={playerCss.floor} />;
}

const ConditionsSheet = lazyPart('over', () => import('../../features/info/conditions-sheet.tsx'), 'ConditionsSheet');
const ahead = [ConditionsSheet.preload];

/** Frame of player pages: top bar, content, credit, menu with a raised Home (DES-11, DES-12). */
export function PlayerShell() {
  const { t } = useTranslation();
  useMoneyElsewhere();
  useQrWatch();
  useSlipVerdicts();
  useWithdrawalVerdicts();
  useAnsweredOrders();
  useLoadAhead(ahead);
  const root = useRef<HTMLDivElement>(null);
  const conditions = useOpenedSheet('conditions');
  const isAtSide = useMediaQuery('(min-width: 1024px)', undefined, { getInitialValueInEffect: false });
  const home = { key: 'home', to: '/user/home', Icon: IconHome, label: t('shell.menu.home'), raised: true };
  const entries: MenuEntry[] = [
    { key: 'profile', to: '/user/profile', Icon: IconUser, label: t('shell.menu.profile') },
    { key: 'conditions', to: conditions.open, Icon: IconFileText, label: t('shell.menu.conditions') },
    { key: 'history', to: '/user/statement', Icon: IconHistory, label: t('shell.menu.history') },
    { key: 'contact', to: '/user/contact', Icon: IconHeadset, label: t('shell.menu.contact') },
  ];
  // In the middle of five, first of a column (DES-12).
  entries.splice(isAtSide ? 0 : 2, 0, home);
  return (
    <div ref={root} className={`${css.player} ${playerCss.root}`}>
      <SkipLink label={t('shell.skip')} />
      <TopBar />
      <main id="main" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Credit />
      <BottomMenu label={t('shell.menu.label')} entries={entries} />
      <PageFloor page={root} />
      <ChatGate />
      {conditions.used ? <ConditionsSheet opened={conditions.opened} onClose={conditions.close} /> : null}
    </div>
  );
}

import {
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OpenQrLines } from '../../features/deposit/qr/open-qr-line.tsx';
import { GamesSection } from '../../features/games/games-section.tsx';
import { type HomeHandlers, HomePage } from '../../features/home/home-page.tsx';
import { AgreementGate } from '../../features/info/agreement-gate.tsx';
import { NoticeBar } from '../../features/info/notice-bar.tsx';
import { useLoadAhead } from '../../shared/api/use-load-ahead.ts';
import { isRecord } from '../../shared/base/is-record.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useOpened } from '../../shared/storage/use-opened.ts';
import { gameModal, type HomeModal, isHomeModal, loadRewardModals, RewardModals } from './reward-modals.tsx';

const TransferModal = lazyPart('over', () => import('../../features/transfer/transfer-modal.tsx'), 'TransferModal');
const DepositModal = lazyPart('over', () => import('../../features/deposit/deposit-modal.tsx'), 'DepositModal');
const WithdrawModal = lazyPart('over', () => import('../../features/withdraw/withdraw-modal.tsx'), 'WithdrawModal');
const SlipsModal = lazyPart('over', () => import('../../features/slips/slips-modal.tsx'), 'SlipsModal');

const ReceiveInvite = lazyPart('line', () => import('../../features/invite/receive-invite.tsx'), 'ReceiveInvite');

const loadModals = [
  DepositModal.preload,
  WithdrawModal.preload,
  TransferModal.preload,
  SlipsModal.preload,
  ...loadRewardModals,
];

interface FrontProps {
  show: (name: HomeModal | null) => void;
  /** Ref of the games' element. */
  games: RefObject<HTMLDivElement | null>;
}

/** Home without its modals, which re-render separately. */
const Front = memo(function Front({ show, games }: FrontProps) {
  const navigate = useNavigate();
  const openGame = useCallback((code: string) => show(gameModal(code)), [show]);
  const takeBack = useCallback(() => show('takeBack'), [show]);
  const handlers = {
    deposit: () => show('deposit'),
    withdraw: () => show('withdraw'),
    transfer: () => show('transfer'),
    history: () => navigate('/user/statement'),
    spin: () => navigate('/user/spin'),
    invite: () => show('invite'),
    conditions: () => navigate('/user/bonus'),
    refund: () => show('refund'),
  } satisfies HomeHandlers;
  return (
    <HomePage
      handlers={handlers}
      notice={
        <>
          <NoticeBar />
          <OpenQrLines onOpen={handlers.deposit} />
        </>
      }
      renderGames={(view) => (
        <div ref={games}>
          <GamesSection view={view} onOpen={openGame} onTakeBack={takeBack} />
        </div>
      )}
      inviteAction={<ReceiveInvite />}
    />
  );
});

/** Opens the modal that a link asks for, once: not again with Back and Forward (MNY-330). */
function useAskedModal(show: (name: HomeModal) => void): void {
  const { state, key } = useLocation();
  const asked = isRecord(state) && typeof state.open === 'string' && isHomeModal(state.open) ? state.open : null;
  const openAsked = useEffectEvent(() => {
    if (asked === null) return;
    // The router keeps a link's state in this field.
    history.replaceState({ ...history.state, usr: null }, '');
    show(asked);
  });
  useEffect(() => openAsked(), [key]);
}

/** Home with its modals. Features do not import each other, so this file joins them. */
export function HomeRoute() {
  const navigate = useNavigate();
  const [open, show] = useOpened('home', isHomeModal);
  /** Opened modals stay mounted, so that a command can end after its modal closed. */
  const [used, setUsed] = useState<ReadonlySet<HomeModal>>(new Set());
  // A modal mounts in steps, after the frame that answers the tap.
  const asked = useDeferredValue(open);
  if (asked !== null && asked === open && !used.has(asked)) setUsed(new Set(used).add(asked));
  useLoadAhead(loadModals);
  useAskedModal(show);

  const openStatement = (reference?: string) =>
    navigate('/user/statement', { state: reference ? { entry: reference } : null });
  const close = () => show(null);
  const games = useRef<HTMLDivElement>(null);
  const play = () => {
    // A closing sheet removes its history entry, and the browser then restores the page's scroll position.
    const showGames = () => requestAnimationFrame(() => games.current?.scrollIntoView({ block: 'start' }));
    window.addEventListener('popstate', showGames, { once: true });
    close();
  };
  return (
    <>
      <Front show={show} games={games} />
      <AgreementGate waits={open !== null} />
      {used.has('transfer') ? (
        <TransferModal opened={open === 'transfer'} onClose={close} onOpenStatement={openStatement} />
      ) : null}
      {used.has('deposit') ? (
        <DepositModal
          opened={open === 'deposit'}
          onClose={close}
          onUploadSlip={() => show('slips')}
          onContact={() => {
            close();
            navigate('/user/contact');
          }}
          waysOn={{ onOpenStatement: openStatement, onPlay: play }}
        />
      ) : null}
      {used.has('withdraw') ? (
        <WithdrawModal opened={open === 'withdraw'} onClose={close} onOpenStatement={openStatement} />
      ) : null}
      <RewardModals open={open} used={used} onClose={close} onOpenStatement={openStatement} />
      {used.has('slips') ? <SlipsModal opened={open === 'slips'} onClose={close} /> : null}
    </>
  );
}

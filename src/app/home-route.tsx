import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { GameCarousels } from '../features/games/game-carousels.tsx';
import { type HomeHandlers, HomePage } from '../features/home/home-page.tsx';
import { NoticeBar } from '../features/info/notice-bar.tsx';

const loadTransfer = () => import('../features/transfer/transfer-modal.tsx');
const TransferModal = lazy(() => loadTransfer().then((module) => ({ default: module.TransferModal })));

type ModalName = 'transfer';

/** Home with everything that opens from it: features know nothing of each other, this is where they meet. */
export function HomeRoute() {
  const navigate = useNavigate();
  const [open, setOpen] = useState<ModalName | null>(null);
  /** Modals opened before stay mounted, so that they can finish what they began after they were closed. */
  const [used, setUsed] = useState<ReadonlySet<ModalName>>(new Set());

  const show = (name: ModalName) => {
    setUsed((before) => new Set(before).add(name));
    setOpen(name);
  };
  // Fetched ahead of the tap, so that the sheet opens at once; a failure is left to the tap itself.
  useEffect(() => void loadTransfer().catch(() => undefined), []);

  const openStatement = () => navigate('/user/statement');
  const handlers: HomeHandlers = { transfer: () => show('transfer'), history: openStatement };

  return (
    <>
      <HomePage handlers={handlers} notice={<NoticeBar />} renderGames={(view) => <GameCarousels view={view} />} />
      <Suspense fallback={null}>
        {used.has('transfer') ? (
          <TransferModal opened={open === 'transfer'} onClose={() => setOpen(null)} onOpenStatement={openStatement} />
        ) : null}
      </Suspense>
    </>
  );
}

import { lazy } from 'react';
import { chosenGame, type HomeModal } from './home-modals.ts';

const loadGame = () => import('../features/games/game-sheet.tsx');
const GameSheet = lazy(() => loadGame().then((module) => ({ default: module.GameSheet })));
const loadInvite = () => import('../features/invite/invite-modal.tsx');
const InviteModal = lazy(() => loadInvite().then((module) => ({ default: module.InviteModal })));
const loadRefund = () => import('../features/refund/refund-modal.tsx');
const RefundModal = lazy(() => loadRefund().then((module) => ({ default: module.RefundModal })));

/** The chunks of these modals, to be fetched ahead of the tap. */
export const loadRewardModals = [loadGame, loadInvite, loadRefund] as const;

interface Props {
  open: HomeModal | null;
  used: ReadonlySet<HomeModal>;
  onClose: () => void;
  onOpenStatement: () => void;
}

/** Game accounts, invite and refund, as they open from home. */
export function RewardModals({ open, used, onClose, onOpenStatement }: Props) {
  return (
    <>
      {[...used].map((name) => {
        const code = chosenGame(name);
        return code === null ? null : (
          <GameSheet
            key={name}
            code={code}
            opened={open === name}
            onClose={onClose}
            onOpenStatement={onOpenStatement}
          />
        );
      })}
      {used.has('invite') ? <InviteModal opened={open === 'invite'} onClose={onClose} /> : null}
      {used.has('refund') ? <RefundModal opened={open === 'refund'} onClose={onClose} /> : null}
    </>
  );
}

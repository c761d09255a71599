import { fetchChunk } from '../../shared/base/fetch-chunk.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { chosenGame, type HomeModal } from './home-modals.ts';

const loadGame = () => fetchChunk(() => import('../../features/games/game-sheet.tsx'));
const GameSheet = lazyPart('over', () => loadGame().then((module) => module.GameSheet));
const loadInvite = () => fetchChunk(() => import('../../features/invite/invite-modal.tsx'));
const InviteModal = lazyPart('over', () => loadInvite().then((module) => module.InviteModal));
const loadRefund = () => fetchChunk(() => import('../../features/refund/refund-modal.tsx'));
const RefundModal = lazyPart('over', () => loadRefund().then((module) => module.RefundModal));

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

import { lazyPart } from '../../shared/parts/lazy-part.tsx';

/** A modal of home; a game account by its code. */
export type HomeModal =
  | 'transfer'
  | 'deposit'
  | 'withdraw'
  | 'slips'
  | 'invite'
  | 'refund'
  | 'takeBack'
  | `game:${string}`;

export const gameModal = (code: string): HomeModal => `game:${code}`;

const names: readonly string[] = ['transfer', 'deposit', 'withdraw', 'slips', 'invite', 'refund', 'takeBack'];
export const isHomeModal = (name: string): name is HomeModal => names.includes(name) || name.startsWith('game:');

/** Code of a game modal; null for other modals. */
const chosenGame = (name: HomeModal): string | null => (name.startsWith('game:') ? name.slice(5) : null);

const GameSheet = lazyPart('over', () => import('../../features/games/game-sheet.tsx'), 'GameSheet');
const TakeBackSheet = lazyPart('over', () => import('../../features/games/take-back-sheet.tsx'), 'TakeBackSheet');
const InviteModal = lazyPart('over', () => import('../../features/invite/invite-modal.tsx'), 'InviteModal');
const RefundModal = lazyPart('over', () => import('../../features/refund/refund-modal.tsx'), 'RefundModal');

/** Prefetches each of these modals. */
export const loadRewardModals = [
  GameSheet.preload,
  TakeBackSheet.preload,
  InviteModal.preload,
  RefundModal.preload,
] as const;

interface Props {
  open: HomeModal | null;
  used: ReadonlySet<HomeModal>;
  onClose: () => void;
  onOpenStatement: (reference?: string) => void;
}

/** Modals of home for game accounts, invite and refund. */
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
      {used.has('takeBack') ? (
        <TakeBackSheet opened={open === 'takeBack'} onClose={onClose} onOpenStatement={onOpenStatement} />
      ) : null}
      {used.has('invite') ? <InviteModal opened={open === 'invite'} onClose={onClose} /> : null}
      {used.has('refund') ? <RefundModal opened={open === 'refund'} onClose={onClose} /> : null}
    </>
  );
}

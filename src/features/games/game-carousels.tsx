import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { gameAccounts, gameCategories } from '../../shared/money/wallet.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { GameCarousel, GameCarouselSkeleton } from './game-carousel.tsx';
import css from './game-carousels.module.css';

export interface GameCarouselsProps {
  view: WalletView | undefined;
  /** Without it the cards are no buttons. Must be stable, or every card renders. */
  onOpen?: (code: string) => void;
}

/** Slot, sport (with casino) and lotto (GAM-1). */
export function GameCarousels({ view, onOpen }: GameCarouselsProps) {
  const { t } = useTranslation();
  const games = useMemo(() => gameAccounts(view), [view]);
  const carousels = useMemo(
    () => gameCategories.map((category) => ({ category, games: games.filter((game) => game.category === category) })),
    [games],
  );
  if (!view) {
    return (
      <div className={css.root}>
        {gameCategories.map((category) => (
          <GameCarouselSkeleton key={category} category={category} />
        ))}
      </div>
    );
  }
  if (games.length === 0) return <EmptyState title={t('games.empty')} message={t('games.emptyHint')} />;
  return (
    <div className={css.root}>
      {carousels.map(({ category, games: own }) => (
        <GameCarousel key={category} category={category} games={own} currency={currencyWord(t, view)} onOpen={onOpen} />
      ))}
    </div>
  );
}

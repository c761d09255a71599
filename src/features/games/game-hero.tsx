import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { initials } from '../../shared/base/letters.ts';
import type { WalletGame } from '../../shared/money/wallet.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import hiddenCss from '../../shared/ui/display/hidden.module.css';
import { MoneyText } from '../../shared/ui/display/money-text.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { GameImage } from './game-image.tsx';
import css from './game-sheet.module.css';
import type { useKeptGames } from './kept-games.ts';

interface Props {
  game: WalletGame;
  currency: string;
  keeper: ReturnType<typeof useKeptGames>;
}

function GameHeroContent({ game, currency, keeper }: Props) {
  const { t } = useTranslation();
  const { balance, converted, active } = game;
  const favourite = keeper.kept.favourites.includes(game.code);
  const Star = favourite ? IconStarFilled : IconStar;
  return (
    <div className={css.hero} data-active={active}>
      <GameImage className={css.background} address={game.background} />
      <GameImage className={css.logo} address={game.logo} fallback={initials(game.name)} />
      <button
        type="button"
        className={css.favourite}
        aria-label={t('games.favourite')}
        aria-pressed={favourite}
        onClick={() => keeper.setFavourite(game.code, !favourite)}
      >
        <Star size={24} aria-hidden />
      </button>
      <div className={css.account}>
        {active ? (
          <>
            <span className={css.small}>{t('games.balance')}</span>
            <span className={css.balance}>
              <MoneyText satang={balance} currency={currency} size="l" tone="gold" />
            </span>
            {converted === null ? null : (
              <span className={css.small}>
                <span className={hiddenCss.hidden}>{`${t('games.converted')} `}</span>
                <span aria-hidden>{`${t('games.inGame')} ≈ `}</span>
                <MoneyText satang={converted} size="s" />
              </span>
            )}
          </>
        ) : (
          <StatusBadge kind="info">{t('games.inactive')}</StatusBadge>
        )}
      </div>
    </div>
  );
}

export const GameHero = guarded('line', GameHeroContent);

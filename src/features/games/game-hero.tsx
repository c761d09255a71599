import { useTranslation } from 'react-i18next';
import { initials } from '../../shared/base/initials.ts';
import type { GameAccount } from '../../shared/money/wallet.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { MoneyText } from '../../shared/ui/display/money-text.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { GameImage } from './game-image.tsx';
import css from './game-sheet.module.css';

interface Props {
  game: GameAccount;
  /** The player's currency word. */
  currency: string;
}

/** The game's picture with its logo, and the balance of the account. */
function GameHeroContent({ game, currency }: Props) {
  const { t } = useTranslation();
  const { balance, converted, active } = game;
  return (
    <div className={css.hero} data-active={active}>
      <GameImage className={css.background} address={game.background} />
      <GameImage className={css.logo} address={game.logo} fallback={initials(game.name)} />
      <div className={css.account}>
        {active ? (
          <>
            <span className={css.small}>{t('games.balance')}</span>
            <span className={css.balance}>
              <MoneyText satang={balance} currency={currency} size="l" tone="gold" />
            </span>
            {converted === null ? null : (
              <span className={css.small}>
                {t('games.converted')} <span aria-hidden>≈ </span>
                <MoneyText satang={converted} currency={currency} size="s" />
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

import { IconCirclePlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { initials } from '../../shared/base/letters.ts';
import { languageTag } from '../../shared/base/text.ts';
import type { WalletGame } from '../../shared/money/wallet.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import hiddenCss from '../../shared/ui/display/hidden.module.css';
import { MoneyText } from '../../shared/ui/display/money-text.tsx';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import css from './game-card.module.css';
import { GameImage } from './game-image.tsx';

interface Props {
  game: WalletGame;
  currency: string;
  onOpen?: (code: string) => void;
  /** False for a card far from the view: thousands of pictures, although none loads, slow down every frame. */
  pictured?: boolean;
}

function Balances({ game, currency }: { game: WalletGame; currency: string }) {
  const { t } = useTranslation();
  const { balance, converted } = game;
  return (
    <>
      <span className={css.balance}>
        <span className={hiddenCss.hidden}>{`${t('games.balance')} `}</span>
        <MoneyText satang={balance} />
        <span className={css.unit}>{` ${currency} `}</span>
      </span>
      {converted === null ? null : (
        <span className={css.converted}>
          <span className={hiddenCss.hidden}>{`${t('games.converted')} `}</span>
          <span aria-hidden>{`${t('games.inGame')} ≈ `}</span>
          <MoneyText satang={converted} size="s" tone="muted" />
        </span>
      )}
    </>
  );
}

/** A picture (300:211) with the figures on it, or below it on a narrow card (DES-9). */
function GameCardContent({ game, currency, onOpen, pictured = true }: Props) {
  const { t, i18n } = useTranslation();
  const content = (
    <>
      <span className={css.art}>
        {pictured ? (
          <>
            <GameImage className={css.background} address={game.background} />
            <GameImage className={css.logo} address={game.logo} fallback={initials(game.name)} />
          </>
        ) : null}
      </span>
      <span className={css.facts}>
        <span className={css.name}>
          <ServerText>{game.name}</ServerText>
        </span>
        {game.active ? (
          <Balances game={game} currency={currency} />
        ) : (
          <span className={css.open}>
            <IconCirclePlus size={16} aria-hidden />
            <span>{t('games.openAccount')}</span>
          </span>
        )}
      </span>
    </>
  );
  return (
    // Its place in the carousel has the language of its name.
    <div className={css.frame} lang={languageTag(i18n.language)}>
      {onOpen ? (
        <button type="button" className={css.card} data-active={game.active} onClick={() => onOpen(game.code)}>
          {content}
        </button>
      ) : (
        <div className={css.card} data-active={game.active}>
          {content}
        </div>
      )}
    </div>
  );
}

export const GameCard = guarded('line', GameCardContent);

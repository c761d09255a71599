import { TextInput } from '@mantine/core';
import { IconArrowBackUp, IconClock, IconSearch, IconStar } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { useGradually } from '../../shared/lists/use-gradually.ts';
import { formatCount } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { gameAccounts, playerId, type WalletGame } from '../../shared/money/wallet.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { MoneyText } from '../../shared/ui/display/money-text.tsx';
import { GameCard } from './game-card.tsx';
import carouselCss from './game-carousel.module.css';
import { GameCarousels } from './game-carousel.tsx';
import { findGames, type GameList, gameLists, gamesOfList, searchesFor } from './game-search.ts';
import css from './games-section.module.css';
import { useKeptGames } from './kept-games.ts';
import { sumOf, takeBackOrders } from './use-take-back.ts';

export interface GamesSectionProps {
  view: WalletView | undefined;
  onOpen: (code: string) => void;
  /** Opens the sheet for all games. */
  onTakeBack: () => void;
}

/** So few games are visible at once. */
const fewGames = 3;

function TakeBackLine({ view, onTakeBack }: Pick<GamesSectionProps, 'onTakeBack'> & { view: WalletView }) {
  const { t } = useTranslation();
  const orders = takeBackOrders(view);
  if (orders.length === 0) return null;
  return (
    <button type="button" className={css.takeBack} onClick={onTakeBack}>
      <IconArrowBackUp size={22} aria-hidden />
      <span className={css.takeBackWords}>{t('games.takeBack.title')}</span>
      <span className={css.takeBackSum}>
        <MoneyText satang={sumOf(orders)} currency={currencyWord(t, view)} />
      </span>
    </button>
  );
}

interface FinderProps {
  list: GameList;
  onList: (list: GameList) => void;
  query: string;
  onQuery: (query: string) => void;
}

const icons = { all: null, favourites: IconStar, recent: IconClock };

function Finder({ list, onList, query, onQuery }: FinderProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  // Leaves room for the results above a phone's keyboard.
  const toTop = () => root.current?.scrollIntoView({ block: 'start' });
  return (
    <div ref={root} className={css.finder} role="search">
      <TextInput
        type="search"
        value={query}
        onFocus={toTop}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
        aria-label={t('games.find.label')}
        placeholder={t('games.find.label')}
        leftSection={<IconSearch size={20} aria-hidden />}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
      />
      <div className={css.lists} role="group" aria-label={t('games.find.lists')}>
        {gameLists.map((one) => {
          const Icon = icons[one];
          return (
            <button
              key={one}
              type="button"
              className={css.list}
              aria-pressed={one === list}
              onClick={() => {
                onList(one);
                toTop();
              }}
            >
              {Icon ? <Icon size={18} aria-hidden /> : null}
              <span>{t(`games.find.${one}`)}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

interface FoundGameProps extends Pick<GamesSectionProps, 'onOpen'> {
  game: WalletGame;
  currency: string;
}

/** Memoised: a search may find thousands. */
const FoundGame = memo(function FoundGame({ game, currency, onOpen }: FoundGameProps) {
  return (
    <li className={`${carouselCss.root} ${css.foundGame}`} data-category={game.category}>
      <GameCard {...{ game, currency, onOpen }} />
    </li>
  );
});

interface FoundProps extends Pick<GamesSectionProps, 'onOpen'> {
  games: readonly WalletGame[];
  currency: string;
  none: string;
}

function Found({ games, currency, none, onOpen }: FoundProps) {
  const { t } = useTranslation();
  const drawn = useGradually(games.length, games);
  return (
    <>
      <p className={css.count} role="status">
        {games.length === 0 ? none : t('games.count', { count: games.length, shown: formatCount(games.length) })}
      </p>
      <ul className={css.found}>
        {games.slice(0, drawn).map((game) => (
          <FoundGame key={game.key} {...{ game, currency, onOpen }} />
        ))}
      </ul>
    </>
  );
}

/** All games in carousels, or those of a search or list (GAM-280, GAM-281). */
function GamesSectionContent({ view, onOpen, onTakeBack }: GamesSectionProps) {
  const { t } = useTranslation();
  const { kept } = useKeptGames(playerId(view));
  const [list, setList] = useState<GameList>('all');
  const [query, setQuery] = useState('');
  const games = gameAccounts(view);
  // The typed text appears before the games are searched.
  const sought = useDeferredValue(query);
  const searching = searchesFor(sought);
  const finding = list !== 'all' || searching;
  const found = useMemo(
    () => (finding ? findGames(gamesOfList(games, list, kept), sought) : []),
    [finding, games, list, kept, sought],
  );
  if (!view || games.length <= fewGames) return <GameCarousels view={view} onOpen={onOpen} />;
  return (
    <section className={css.root} data-finding={finding || undefined} aria-label={t('games.find.all')}>
      <TakeBackLine {...{ view, onTakeBack }} />
      <Finder {...{ list, query }} onList={setList} onQuery={setQuery} />
      {finding ? (
        <Found
          games={found}
          currency={currencyWord(t, view)}
          none={t(searching || list === 'all' ? 'games.find.nothing' : `games.find.no.${list}`)}
          onOpen={onOpen}
        />
      ) : (
        <GameCarousels view={view} onOpen={onOpen} />
      )}
    </section>
  );
}

/** Renders only with the wallet, not with what opens over it. */
export const GamesSection = memo(guarded('line', GamesSectionContent));

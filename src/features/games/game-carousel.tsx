import { IconBallFootball, IconCherry, IconChevronLeft, IconChevronRight, IconTicket } from '@tabler/icons-react';
import { type CSSProperties, memo, type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { textLanguage } from '../../shared/base/text.ts';
import { gradualStep, useGradually } from '../../shared/lists/use-gradually.ts';
import { formatCount } from '../../shared/money/money.ts';
import { currencyWord } from '../../shared/money/unit.ts';
import { type GameCategory, gameAccounts, gameCategories, type WalletGame } from '../../shared/money/wallet.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import { GameCard } from './game-card.tsx';
import css from './game-carousel.module.css';
import { useCarouselScroll } from './use-carousel-scroll.ts';

const perView = 3;
/** The first render draws only the cards in view. */
const firstCards = perView;
const icons = { slot: IconCherry, sport: IconBallFootball, lotto: IconTicket };

function Head({ category, children }: { category: GameCategory; children?: ReactNode }) {
  const { t } = useTranslation();
  const Icon = icons[category];
  return (
    <div className={css.head}>
      <span className={css.icon} aria-hidden>
        <Icon size={20} stroke={1.8} />
      </span>
      <h2 className={css.title}>{t(`games.category.${category}`)}</h2>
      {children}
    </div>
  );
}

interface GameCarouselProps {
  category: GameCategory;
  games: readonly WalletGame[];
  currency: string;
  onOpen?: (code: string) => void;
}

interface GroupProps extends Pick<GameCarouselProps, 'games' | 'currency' | 'onOpen'> {
  slideWord: string;
  /** Whether the group is in view or next to one that is. */
  near: boolean;
}

const sameGame = (one: WalletGame, other: WalletGame | undefined): boolean =>
  one === other || (Object.keys(one) as (keyof WalletGame)[]).every((field) => one[field] === other?.[field]);

const sameGroup = (one: GroupProps, other: GroupProps): boolean =>
  one.currency === other.currency &&
  one.onOpen === other.onOpen &&
  one.slideWord === other.slideWord &&
  one.near === other.near &&
  one.games.length === other.games.length &&
  one.games.every((game, at) => sameGame(game, other.games[at]));

/** Laid out only near the viewport, rendered only when a game changes. */
const Group = memo(function Group({ games, currency, onOpen, slideWord, near }: GroupProps) {
  return (
    <div className={css.group} style={{ '--count': games.length } as CSSProperties}>
      {games.map((game) => (
        <div
          key={game.key}
          className={css.slide}
          role="group"
          aria-label={game.name}
          lang={textLanguage(game.name)}
          aria-roledescription={slideWord}
        >
          <GameCard game={game} currency={currency} onOpen={onOpen} pictured={near} />
        </div>
      ))}
    </div>
  );
}, sameGroup);

function groupsOf(games: readonly WalletGame[]): (readonly WalletGame[])[] {
  const count = Math.ceil(games.length / gradualStep);
  return Array.from({ length: count }, (_, at) => games.slice(at * gradualStep, (at + 1) * gradualStep));
}

/** Scrolls by swipe, wheel, keys or buttons (GAM-3, DES-42). */
function GameCarouselContent({ category, games, currency, onOpen }: GameCarouselProps) {
  const { t } = useTranslation();
  const track = useRef<HTMLDivElement>(null);
  const drawn = useGradually(games.length, null, firstCards);
  const slides = { perView, perGroup: gradualStep, drawn, all: games.length };
  const { canGoBack, canGoOn, group: shown, back, on, handlers } = useCarouselScroll(track, slides);
  const name = t(`games.category.${category}`);
  return (
    <section className={css.root} data-category={category}>
      <Head category={category}>
        <span className={css.count}>{t('games.count', { count: games.length, shown: formatCount(games.length) })}</span>
        {games.length > perView ? (
          <span className={css.controls}>
            <IconButton label={t('games.previous', { name })} disabled={!canGoBack} onClick={back}>
              <IconChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton label={t('games.next', { name })} disabled={!canGoOn} onClick={on}>
              <IconChevronRight size={20} aria-hidden />
            </IconButton>
          </span>
        ) : null}
      </Head>
      {games.length === 0 ? <p className={css.none}>{t('games.noneHere')}</p> : null}
      {games.length > 0 ? (
        <div
          ref={track}
          className={css.carousel}
          role="region"
          aria-label={name}
          aria-roledescription={t('games.carousel')}
          // Without buttons inside, the region takes the focus for the arrow keys.
          tabIndex={onOpen ? undefined : 0}
          {...handlers}
        >
          {groupsOf(games.slice(0, drawn)).map((group, index) => (
            <Group
              key={index}
              games={group}
              slideWord={t('games.slide')}
              near={Math.abs(index - shown) <= 1}
              {...{ currency, onOpen }}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}

const GameCarousel = memo(guarded('line', GameCarouselContent));

/** Same height as a carousel. */
function GameCarouselSkeleton({ category }: { category: GameCategory }) {
  return (
    <section className={css.root} data-category={category} aria-busy>
      <Head category={category} />
      <div className={css.bones}>
        {Array.from({ length: perView }, (_, at) => (
          <div key={at} className={css.bone}>
            <div className={css.boneArt}>
              <Skeleton height="100%" />
            </div>
            <div className={css.boneFacts}>
              <Skeleton width="70%" height="14px" />
              <Skeleton width="90%" height="14px" />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

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
      <div className={css.carousels}>
        {gameCategories.map((category) => (
          <GameCarouselSkeleton key={category} category={category} />
        ))}
      </div>
    );
  }
  if (games.length === 0) return <EmptyState title={t('games.empty')} message={t('games.emptyHint')} />;
  return (
    <div className={css.carousels}>
      {carousels.map(({ category, games: own }) => (
        <GameCarousel key={category} category={category} games={own} currency={currencyWord(t, view)} onOpen={onOpen} />
      ))}
    </div>
  );
}

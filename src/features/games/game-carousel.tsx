import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { IconBallFootball, IconCherry, IconChevronLeft, IconChevronRight, IconTicket } from '@tabler/icons-react';
import type { EmblaCarouselType } from 'embla-carousel';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount, GameCategory } from '../../shared/money/wallet.ts';
import { guarded } from '../../shared/parts/guard.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { Skeleton } from '../../shared/ui/states/skeletons.tsx';
import { GameCard } from './game-card.tsx';
import css from './game-carousel.module.css';

/** Cards in view at any width. */
const perView = 3;
const icons = { slot: IconCherry, sport: IconBallFootball, lotto: IconTicket };

/** Whether the carousel can scroll back and on; false until it has measured itself. */
function useEnds(embla: EmblaCarouselType | null) {
  const [ends, setEnds] = useState({ back: false, on: false });
  useEffect(() => {
    if (!embla) return;
    const read = () => setEnds({ back: embla.canScrollPrev(), on: embla.canScrollNext() });
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);
  return ends;
}

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

export interface GameCarouselProps {
  category: GameCategory;
  games: readonly GameAccount[];
  /** The player's currency word. */
  currency: string;
  onOpen?: (code: string) => void;
}

function GameCarouselContent({ category, games, currency, onOpen }: GameCarouselProps) {
  const { t } = useTranslation();
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const { back, on } = useEnds(embla);
  const name = t(`games.category.${category}`);
  return (
    <section className={css.root} data-category={category}>
      <Head category={category}>
        <span className={css.count}>{t('games.count', { count: games.length })}</span>
        {games.length > perView ? (
          <span className={css.controls}>
            <IconButton label={t('games.previous', { name })} disabled={!back} onClick={() => embla?.scrollPrev()}>
              <IconChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton label={t('games.next', { name })} disabled={!on} onClick={() => embla?.scrollNext()}>
              <IconChevronRight size={20} aria-hidden />
            </IconButton>
          </span>
        ) : null}
      </Head>
      {games.length === 0 ? <p className={css.none}>{t('games.noneHere')}</p> : null}
      {games.length > 0 ? (
        <Carousel
          className={css.carousel}
          aria-label={name}
          aria-roledescription={t('games.carousel')}
          // Without buttons inside, the region itself takes the focus that the arrow keys need.
          tabIndex={onOpen ? undefined : 0}
          withControls={false}
          slideSize={`${100 / perView}%`}
          slideGap="var(--game-gap)"
          emblaOptions={{ align: 'start', slidesToScroll: perView }}
          getEmblaApi={setEmbla}
        >
          {games.map((game) => (
            <Carousel.Slide key={game.key} aria-label={game.name} aria-roledescription={t('games.slide')}>
              <GameCard game={game} currency={currency} onOpen={onOpen} />
            </Carousel.Slide>
          ))}
        </Carousel>
      ) : null}
    </section>
  );
}

export const GameCarousel = guarded('line', GameCarouselContent);

/** The placeholder of a carousel while the wallet loads, of the same height. */
export function GameCarouselSkeleton({ category }: { category: GameCategory }) {
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

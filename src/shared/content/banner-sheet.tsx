import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Banner } from '../../../contract/generated/models/banner.ts';
import { guarded } from '../parts/guard.tsx';
import { safeImageUrl } from '../safety/safe-url.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { useFocusInside } from '../ui/dialogs/focus-return.ts';
import { Sheet } from '../ui/dialogs/sheet.tsx';
import { Skeleton } from '../ui/states/skeletons.tsx';
import css from './banner-sheet.module.css';
import { SafeHtml } from './safe-html.tsx';

interface Props {
  opened: boolean;
  title: string;
  /** Text of the button that continues, such as "Invite friends". */
  nextLabel: string;
  loading: boolean;
  banners: readonly Banner[];
  /** Called on every close; the content behind the banners opens then. */
  onClose: () => void;
}

function Slide({ banner: { image, html } }: { banner: Banner }) {
  const url = safeImageUrl(image);
  const [broken, setBroken] = useState(false);
  return (
    <div className={css.slide}>
      {url && !broken ? (
        <div className={css.art}>
          <img className={css.image} src={url} alt="" draggable={false} onError={() => setBroken(true)} />
        </div>
      ) : null}
      <div className={css.text}>
        <SafeHtml html={html} />
      </div>
    </div>
  );
}

/** Index of the visible slide, from 0. */
function useSlide(embla: EmblaCarouselType | null): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!embla) return;
    const read = () => setAt(embla.selectedScrollSnap());
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);
  return at;
}

/** Unit of the carousel, not ms; 0 disables the animation. */
const slideDuration = 25;

function Slides({ banners, title }: Pick<Props, 'banners' | 'title'>) {
  const { t } = useTranslation();
  const reduced = useReducedMotion();
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const at = useSlide(embla);
  const many = banners.length > 1;
  const last = banners.length - 1;
  // At either end the pressed button is disabled and loses the focus.
  const controls = useRef<HTMLDivElement>(null);
  useFocusInside(controls, at === 0 || at === last ? `end ${at}` : 'between');
  return (
    <div className={css.root}>
      <Carousel
        className={css.carousel}
        aria-label={title}
        aria-roledescription={t('ui.banners.carousel')}
        // The region is focusable because nothing inside is; its arrow keys turn the slides.
        tabIndex={many ? 0 : undefined}
        withControls={false}
        slideGap="16px"
        // The carousel animates by script, so CSS cannot stop it (DES-32).
        emblaOptions={{ duration: reduced ? 0 : slideDuration }}
        getEmblaApi={setEmbla}
      >
        {banners.map((banner, index) => (
          <Carousel.Slide
            key={index}
            aria-label={`${index + 1} / ${banners.length}`}
            aria-roledescription={t('ui.banners.slide')}
          >
            <Slide banner={banner} />
          </Carousel.Slide>
        ))}
      </Carousel>
      {many ? (
        <div ref={controls} className={css.controls}>
          <IconButton label={t('ui.banners.previous')} disabled={at === 0} onClick={() => embla?.scrollPrev()}>
            <IconChevronLeft size={20} aria-hidden />
          </IconButton>
          <span className={css.count} aria-live="polite">{`${at + 1} / ${banners.length}`}</span>
          <IconButton label={t('ui.banners.next')} disabled={at === last} onClick={() => embla?.scrollNext()}>
            <IconChevronRight size={20} aria-hidden />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}

/** Banners shown before another sheet (INV-1). They do not advance by themselves. */
function BannerSheetContent({ opened, title, nextLabel, loading, banners, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      loading={loading}
      skeleton={
        <div className={css.bone}>
          <Skeleton height="100%" />
        </div>
      }
      footer={<Button onClick={onClose}>{nextLabel}</Button>}
    >
      <Slides banners={banners} title={title} />
    </Sheet>
  );
}

export const BannerSheet = guarded('over', BannerSheetContent);

import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, useLanguage } from '../../../shared/i18n/i18n.ts';
import { guarded } from '../../../shared/parts/guard.tsx';
import { languageTag } from '../../../shared/ui/controls/language-options.ts';
import { Detail } from '../../../shared/ui/dialogs/detail.tsx';
import { useCaptionsBelow } from './captions-below.ts';
import { type Film, filmOf, type HowtoEntry, stepKeys, typeOf } from './howto-entries.ts';
import css from './howto-sheet.module.css';

export interface HowtoSheetProps {
  entry: HowtoEntry;
  opened: boolean;
  /** Whether there is room for it beside the guides. */
  beside: boolean;
  /** The last position of the video. */
  place: RefObject<Place>;
  onPlace: (now: Place) => void;
  onClose: () => void;
}

/** The position of a video; it is kept when the guide moves beside the list or over it. */
export interface Place {
  readonly film: string;
  /** s. */
  readonly time: number;
  readonly playing: boolean;
}
export const beginning: Place = { film: '', time: 0, playing: false };

/** The video, and the same steps in words below it. Closing unmounts the video, which stops sound and download (INF-3). */
function HowtoSheetContent({ entry, opened, beside, place, onPlace, onClose }: HowtoSheetProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const film = filmOf(entry, language);
  const [first] = film.sources;
  const title = t(`howto.${entry}.title`);
  return (
    <Detail
      beside={beside}
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      size="l"
      loading={false}
      error={null}
      reading
    >
      {opened && first ? <Player key={`${language} ${first}`} {...{ film, title, place, onPlace }} /> : null}
      <h3 className={css.heading}>{t('howto.steps')}</h3>
      <ol className={css.steps}>
        {stepKeys.map((key) => (
          <li key={key}>{t(`howto.${entry}.${key}`)}</li>
        ))}
      </ol>
    </Detail>
  );
}

export const HowtoSheet = guarded('over', HowtoSheetContent);

/** Browsers take captions of another host only when video and captions are asked for without cookies (INF-19). */
const isElsewhere = (address: string) => new URL(address, location.href).origin !== location.origin;

function goOn(video: HTMLVideoElement, film: string, place: Place): void {
  if (place.film !== film || place.time === 0) return;
  video.currentTime = place.time;
  // Browsers may refuse to play without a tap.
  if (place.playing) void video.play().catch(() => undefined);
}

interface PlayerProps {
  film: Film;
  title: string;
  place: RefObject<Place>;
  onPlace: (now: Place) => void;
}

/** The browser's own player, which brings keyboard, captions, full screen and speed (INF-4). */
function Player({ film, title, place, onPlace }: PlayerProps) {
  const { sources, captions, poster } = film;
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const { said, read } = useCaptionsBelow(video);
  const [first = ''] = sources;
  if (failed) {
    return (
      <p className={css.failed} role="status">
        {t('howto.failed')}
      </p>
    );
  }
  return (
    <figure className={css.film}>
      {/* The rule does not see captions in a list. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={css.video}
        controls
        playsInline
        preload="metadata"
        crossOrigin={isElsewhere(first) ? 'anonymous' : undefined}
        poster={poster}
        aria-label={t('howto.video', { title })}
        // Captions that are on from the beginning hold the video back until they have come, and for good when they never do.
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.textTracks.onchange = read;
          read();
          goOn(currentTarget, first, place.current);
        }}
        onTimeUpdate={({ currentTarget: { currentTime, paused } }) => {
          onPlace({ film: first, time: currentTime, playing: !paused });
          read();
        }}
        // A file that ends in the middle, or is no video: the player reports it itself, unlike a source that is not there.
        onError={({ currentTarget }) => currentTarget.error && setFailed(true)}
      >
        {sources.map((source, index) => (
          // Browsers try the sources in order and report each one that fails: the last failure means that none plays (INF-6).
          <source
            key={source}
            src={source}
            type={typeOf(source)}
            onError={index === sources.length - 1 ? () => setFailed(true) : undefined}
          />
        ))}
        {captions.map(({ language, src }) => (
          <track
            key={language}
            kind="captions"
            src={src}
            srcLang={languageTag(language)}
            label={languages.find(({ code }) => code === language)?.name}
          />
        ))}
      </video>
      {/* No live region: the steps below say the same. */}
      {captions.length === 0 ? null : (
        <figcaption className={css.caption} lang={said?.lang || undefined} data-waits={said === null}>
          {said === null ? t('howto.captionsHere') : said.text}
        </figcaption>
      )}
    </figure>
  );
}

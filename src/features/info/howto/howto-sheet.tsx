import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '../../../shared/base/text.ts';
import { languages, useLanguage } from '../../../shared/i18n/i18n.ts';
import { guarded } from '../../../shared/parts/guard.tsx';
import { Detail } from '../../../shared/ui/dialogs/detail.tsx';
import { useCaptionsBelow } from './captions-below.ts';
import { type Film, filmOf, type HowtoEntry, stepKeys, typeOf } from './howto-entries.ts';
import css from './howto-sheet.module.css';

export interface HowtoSheetProps {
  entry: HowtoEntry;
  opened: boolean;
  beside: boolean;
  place: RefObject<Place>;
  onPlace: (now: Place) => void;
  onClose: () => void;
}

/** Kept when the guide moves beside or over the list. */
export interface Place {
  readonly film: string;
  /** s. */
  readonly time: number;
  readonly playing: boolean;
}
export const beginning: Place = { film: '', time: 0, playing: false };

/** Video and written steps. Closing unmounts the video, which stops sound and download (INF-3). */
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

/** Browsers load captions of another host only without cookies (INF-19). */
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

/** The native player has keyboard, captions, full screen and speed (INF-4). */
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
        // Captions enabled from the start delay the video until they load, possibly forever.
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.textTracks.onchange = read;
          read();
          goOn(currentTarget, first, place.current);
        }}
        onTimeUpdate={({ currentTarget: { currentTime, paused } }) => {
          onPlace({ film: first, time: currentTime, playing: !paused });
          read();
        }}
        // Fires for a broken or truncated file, unlike a missing source.
        onError={({ currentTarget }) => currentTarget.error && setFailed(true)}
      >
        {sources.map((source, index) => (
          // Browsers report each failing source in order: after the last one nothing plays (INF-6).
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

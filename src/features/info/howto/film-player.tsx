import { IconMaximize, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '../../../shared/base/text.ts';
import { useLanguage } from '../../../shared/i18n/i18n.ts';
import css from './film-player.module.css';
import { type Film, typeOf } from './howto-entries.ts';

/** Kept when the guide moves beside or over the list. */
export interface Place {
  readonly film: string;
  /** s. */
  readonly time: number;
  readonly playing: boolean;
}
export const beginning: Place = { film: '', time: 0, playing: false };

interface Shown {
  /** s. */
  readonly time: number;
  readonly length: number;
  readonly playing: boolean;
  readonly waiting: boolean;
  /** Current caption, and its index. */
  readonly said: string;
  readonly step: number;
  readonly shape: number | undefined;
}
const unknown: Shown = { time: 0, length: 0, playing: false, waiting: false, said: '', step: -1, shape: undefined };

function shownBy(video: HTMLVideoElement): Shown {
  const [track] = video.textTracks;
  const cues = [...(track?.activeCues ?? [])] as VTTCue[];
  const begun = !video.paused || video.currentTime > 0;
  return {
    time: video.currentTime,
    length: Number.isFinite(video.duration) ? video.duration : 0,
    playing: !video.paused,
    waiting: !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    said: begun ? cues.map((cue) => cue.getCueAsHTML().textContent).join('\n') : '',
    step: begun ? [...(track?.cues ?? [])].findIndex((cue) => cue === cues[0]) : -1,
    shape: video.videoHeight > 0 ? video.videoWidth / video.videoHeight : undefined,
  };
}

/** Browsers load captions of another host only without cookies (INF-19). */
const isElsewhere = (address: string) => new URL(address, location.href).origin !== location.origin;

/** Browsers may refuse to play without a tap. */
const play = (video: HTMLVideoElement) => void video.play().catch(() => undefined);

function goOn(video: HTMLVideoElement, film: string, place: Place): void {
  if (place.film !== film || place.time === 0) return;
  video.currentTime = place.time;
  if (place.playing) play(video);
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Fills the screen, or no longer does; browsers may refuse. */
const fill = (part: HTMLElement | null) =>
  void (document.fullscreenElement ? document.exitFullscreen() : part?.requestFullscreen())?.catch(() => undefined);

/** Seconds by arrow key. */
const leaps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 };

interface FilmPlayerProps {
  film: Film;
  title: string;
  place: RefObject<Place>;
  onPlace: (now: Place) => void;
  /** @param step index of the current caption; -1 for none */
  onStep: (step: number) => void;
  onFail: () => void;
}

/** The film in a phone's frame, with captions over the picture and a progress line below (INF-4). */
export function FilmPlayer({ film, title, place, onPlace, onStep, onFail }: FilmPlayerProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(unknown);
  const root = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [first = ''] = film.sources;
  const read = () => {
    if (!video.current) return;
    const now = shownBy(video.current);
    setShown(now);
    onStep(now.step);
    onPlace({ film: first, time: now.time, playing: now.playing });
  };
  const seek = (time: number) => {
    if (video.current) video.current.currentTime = Math.min(Math.max(0, time), shown.length);
  };
  const press = () => {
    if (!video.current) return;
    if (video.current.paused) play(video.current);
    else video.current.pause();
  };
  const leap = (event: KeyboardEvent) => {
    const by = leaps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    seek((video.current?.currentTime ?? 0) + by);
  };
  const { time, length, playing, waiting, said } = shown;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys on either control
    <figure ref={root} className={css.film} onKeyDown={leap} style={{ '--shape': shown.shape } as CSSProperties}>
      <div className={css.phone} data-begun={playing || time > 0}>
        <Picture {...{ film, title, video, read, onFail }} onReady={(now) => goOn(now, first, place.current)} />
        <button
          type="button"
          className={css.press}
          aria-label={t(playing ? 'howto.pause' : 'howto.start')}
          data-playing={playing}
          data-waiting={waiting}
          onClick={press}
        >
          <span className={css.disc}>
            {playing ? <IconPlayerPauseFilled size={32} aria-hidden /> : <IconPlayerPlayFilled size={32} aria-hidden />}
          </span>
        </button>
        {/* No live region: the steps below say the same. */}
        {said === '' ? null : <figcaption className={css.caption}>{said}</figcaption>}
      </div>
      <Bar {...{ time, length }} onSeek={seek} onFill={() => fill(root.current)} />
    </figure>
  );
}

interface PictureProps {
  film: Film;
  title: string;
  video: RefObject<HTMLVideoElement | null>;
  read: () => void;
  onReady: (video: HTMLVideoElement) => void;
  onFail: () => void;
}

function Picture({ film: { sources, captions, poster }, title, video, read, onReady, onFail }: PictureProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <video
      ref={video}
      className={css.video}
      playsInline
      preload="metadata"
      crossOrigin={isElsewhere(sources[0] ?? '') ? 'anonymous' : undefined}
      poster={poster}
      aria-label={t('howto.video', { title })}
      // Captions enabled from the start delay the video until they load, possibly forever.
      onLoadedMetadata={({ currentTarget }) => {
        for (const track of currentTarget.textTracks) Object.assign(track, { mode: 'hidden', oncuechange: read });
        onReady(currentTarget);
        read();
      }}
      onTimeUpdate={read}
      onPlay={read}
      onPause={read}
      onWaiting={read}
      onPlaying={read}
      // Fires for a broken or truncated file, unlike a missing source.
      onError={({ currentTarget }) => currentTarget.error && onFail()}
    >
      {sources.map((source, index) => (
        // Browsers report each failing source in order: after the last one nothing plays (INF-6).
        <source
          key={source}
          src={source}
          type={typeOf(source)}
          onError={index === sources.length - 1 ? onFail : undefined}
        />
      ))}
      <track kind="captions" src={captions} srcLang={languageTag(language)} />
    </video>
  );
}

interface BarProps {
  /** s. */
  time: number;
  length: number;
  onSeek: (time: number) => void;
  onFill: () => void;
}

function Bar({ time, length, onSeek, onFill }: BarProps) {
  const { t } = useTranslation();
  return (
    <div className={css.bar}>
      <span>{clock(time)}</span>
      <input
        type="range"
        className={css.line}
        aria-label={t('howto.position')}
        aria-valuetext={`${clock(time)} / ${clock(length)}`}
        min={0}
        max={length}
        step="any"
        value={time}
        style={{ '--played': length > 0 ? time / length : 0 } as CSSProperties}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
      />
      <span>{clock(length)}</span>
      {document.fullscreenEnabled ? (
        <button type="button" className={css.full} aria-label={t('howto.full')} onClick={onFill}>
          <IconMaximize size={20} aria-hidden />
        </button>
      ) : null}
    </div>
  );
}

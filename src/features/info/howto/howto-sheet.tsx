import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages, useLanguage } from '../../../shared/i18n/i18n.ts';
import { guarded } from '../../../shared/parts/guard.tsx';
import { languageTag } from '../../../shared/ui/controls/language-options.ts';
import { Sheet } from '../../../shared/ui/dialogs/sheet.tsx';
import { besideOf, type HowtoEntry, stepKeys, typeOf, videoOf } from './howto-entries.ts';
import css from './howto-sheet.module.css';

export interface HowtoSheetProps {
  entry: HowtoEntry;
  opened: boolean;
  onClose: () => void;
}

/** The video, and the same steps in words below it. Closing unmounts the video, which stops sound and download (INF-3). */
function HowtoSheetContent({ entry, opened, onClose }: HowtoSheetProps) {
  const { t } = useTranslation();
  const sources = videoOf(entry);
  const title = t(`howto.${entry}.title`);
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      size="l"
      loading={false}
      error={null}
      reading
    >
      {opened && sources[0] ? <Player key={sources[0]} sources={sources} title={title} /> : null}
      <h3 className={css.heading}>{t('howto.steps')}</h3>
      <ol className={css.steps}>
        {stepKeys.map((key) => (
          <li key={key}>{t(`howto.${entry}.${key}`)}</li>
        ))}
      </ol>
    </Sheet>
  );
}

export const HowtoSheet = guarded('over', HowtoSheetContent);

/** Browsers take captions of another host only when video and captions are asked for without cookies (INF-19). */
const isElsewhere = (address: string) => new URL(address, location.href).origin !== location.origin;

/** Shows the first captions, which are those of the language in use (INF-4). */
function showCaptions({ textTracks: [captions] }: HTMLVideoElement): void {
  if (captions) captions.mode = 'showing';
}

/** The browser's own player, which brings keyboard, captions, full screen and speed (INF-4). */
function Player({ sources, title }: { sources: readonly string[]; title: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [failed, setFailed] = useState(false);
  const [first = ''] = sources;
  if (failed) {
    return (
      <p className={css.failed} role="status">
        {t('howto.failed')}
      </p>
    );
  }
  const captions = (code: Language) => ({
    src: besideOf(first, `${code}.vtt`),
    srcLang: languageTag(code),
    label: languages.find((known) => known.code === code)?.name,
  });
  return (
    <video
      className={css.video}
      controls
      playsInline
      preload="metadata"
      crossOrigin={isElsewhere(first) ? 'anonymous' : undefined}
      poster={besideOf(first, 'webp')}
      aria-label={t('howto.video', { title })}
      // Captions that are on from the beginning hold the video back until they have come, and for good when they never do.
      onLoadedMetadata={({ currentTarget }) => showCaptions(currentTarget)}
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
      <track {...captions(language)} kind="captions" />
      {languages.map(({ code }) =>
        code === language ? null : <track key={code} {...captions(code)} kind="captions" />,
      )}
    </video>
  );
}

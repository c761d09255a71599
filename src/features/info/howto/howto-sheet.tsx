import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, useLanguage } from '../../../shared/i18n/i18n.ts';
import { languageTag } from '../../../shared/ui/language-options.ts';
import { Sheet } from '../../../shared/ui/sheet.tsx';
import { captionsOf, type HowtoEntry, stepKeys, videoOf } from './howto-entries.ts';
import css from './howto-sheet.module.css';

export interface HowtoSheetProps {
  entry: HowtoEntry;
  opened: boolean;
  onClose: () => void;
}

/** The video, and the same in words below it. Closing takes the player away, and with it sound and download. */
export function HowtoSheet({ entry, opened, onClose }: HowtoSheetProps) {
  const { t } = useTranslation();
  const source = videoOf(entry);
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
    >
      {opened && source ? <Player key={source} source={source} title={title} /> : null}
      <h3 className={css.heading}>{t('howto.steps')}</h3>
      <ol className={css.steps}>
        {stepKeys.map((key) => (
          <li key={key}>{t(`howto.${entry}.${key}`)}</li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The browser's own player: keyboard, captions, full screen and speed come with it. */
function Player({ source, title }: { source: string; title: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [failed, setFailed] = useState(false);
  const own = languages.find(({ code }) => code === language);
  const others = languages.filter(({ code }) => code !== language);
  if (failed) {
    return (
      <p className={css.failed} role="status">
        {t('howto.failed')}
      </p>
    );
  }
  return (
    <video
      className={css.video}
      controls
      playsInline
      preload="metadata"
      aria-label={t('howto.video', { title })}
      src={source}
      onError={() => setFailed(true)}
    >
      <track
        kind="captions"
        src={captionsOf(source, language)}
        srcLang={languageTag(language)}
        label={own?.name}
        default
      />
      {others.map(({ code, name }) => (
        <track key={code} kind="captions" src={captionsOf(source, code)} srcLang={languageTag(code)} label={name} />
      ))}
    </video>
  );
}

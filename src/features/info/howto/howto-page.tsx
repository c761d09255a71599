import { IconBook2, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, useLanguage } from '../../../shared/i18n/i18n.ts';
import { useOpened } from '../../../shared/session/use-opened.ts';
import { LanguageSwitch } from '../../../shared/ui/controls/language-switch.tsx';
import { type HowtoEntry, howtoEntries, isHowtoEntry, videoOf } from './howto-entries.ts';
import css from './howto-page.module.css';
import { HowtoPoster } from './howto-poster.tsx';
import { HowtoSheet } from './howto-sheet.tsx';

/** The five guides, each in a sheet of its own (INF-1, INF-2). */
export function HowtoPage() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const [opened, open] = useOpened('guide', isHowtoEntry);
  /** The one that was open last, so that it is still drawn while its sheet closes. */
  const [entry, setEntry] = useState<HowtoEntry>('wallet');
  if (opened !== null && opened !== entry) setEntry(opened);
  return (
    <div className={css.root}>
      <header>
        <h1 className={css.heading} tabIndex={-1}>
          {t('common.titles.howto')}
        </h1>
        <p className={css.lead}>{t('howto.lead')}</p>
      </header>
      <ul className={css.list}>
        {howtoEntries.map((name) => (
          <li key={name}>
            <Card entry={name} onOpen={() => open(name)} />
          </li>
        ))}
      </ul>
      <div className={css.language}>
        <LanguageSwitch
          options={languages}
          current={language}
          onChange={(code) => void setLanguage(code)}
          label={t('shell.language')}
        />
      </div>
      <HowtoSheet entry={entry} opened={opened !== null} onClose={() => open(null)} />
    </div>
  );
}

function Card({ entry, onOpen }: { entry: HowtoEntry; onOpen: () => void }) {
  const { t } = useTranslation();
  const video = videoOf(entry).length > 0;
  const Icon = video ? IconPlayerPlayFilled : IconBook2;
  return (
    <button type="button" className={css.card} aria-haspopup="dialog" onClick={onOpen}>
      <span className={css.poster}>
        <HowtoPoster entry={entry} />
        {video ? (
          <span className={css.play}>
            <IconPlayerPlayFilled size={20} aria-hidden />
          </span>
        ) : null}
      </span>
      <span className={css.text}>
        <span className={css.title}>{t(`howto.${entry}.title`)}</span>
        <span className={css.summary}>{t(`howto.${entry}.summary`)}</span>
        <span className={css.way}>
          <Icon size={16} aria-hidden />
          {t(video ? 'howto.watch' : 'howto.read')}
        </span>
      </span>
    </button>
  );
}

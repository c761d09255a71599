import { IconBook2, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, useLanguage } from '../../../shared/i18n/i18n.ts';
import { useOpened } from '../../../shared/storage/use-opened.ts';
import { LanguageSwitch } from '../../../shared/ui/controls/language-switch.tsx';
import { usePaneRoom } from '../../../shared/ui/dialogs/use-pane-room.ts';
import { beginning } from './film-player.tsx';
import { filmOf, type HowtoEntry, howtoEntries, isHowtoEntry } from './howto-entries.ts';
import css from './howto-page.module.css';
import { HowtoPoster } from './howto-poster.tsx';
import { HowtoSheet } from './howto-sheet.tsx';

/** INF-1, INF-2 */
export function HowtoPage() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const beside = usePaneRoom();
  const [opened, open] = useOpened('guide', isHowtoEntry);
  /** The last open guide stays rendered while its sheet closes. */
  const [entry, setEntry] = useState<HowtoEntry>('wallet');
  if (opened !== null && opened !== entry) setEntry(opened);
  const place = useRef(beginning);
  useEffect(() => {
    if (opened === null) place.current = beginning;
  }, [opened]);
  return (
    <div className={css.root} data-beside={(beside && opened !== null) || undefined}>
      <header>
        <h1 className={css.heading} tabIndex={-1}>
          {t('common.titles.howto')}
        </h1>
        <p className={css.lead}>{t('howto.lead')}</p>
      </header>
      <ul className={css.list}>
        {howtoEntries.map((name) => (
          <li key={name}>
            <Card
              entry={name}
              filmed={filmOf(name, language).sources.length > 0}
              current={beside && opened === name}
              onOpen={() => open(name)}
            />
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
      <div className={css.aside}>
        <HowtoSheet
          key={beside ? entry : 'sheet'}
          {...{ entry, beside, place }}
          onPlace={(now) => {
            place.current = now;
          }}
          opened={opened !== null}
          onClose={() => open(null)}
        />
      </div>
    </div>
  );
}

interface CardProps {
  entry: HowtoEntry;
  filmed: boolean;
  current: boolean;
  onOpen: () => void;
}

function Card({ entry, filmed, current, onOpen }: CardProps) {
  const { t } = useTranslation();
  const Icon = filmed ? IconPlayerPlayFilled : IconBook2;
  return (
    <button
      type="button"
      className={css.card}
      aria-haspopup="dialog"
      aria-current={current || undefined}
      onClick={onOpen}
    >
      <span className={css.poster}>
        <HowtoPoster entry={entry} />
        {filmed ? (
          <span className={css.play}>
            <IconPlayerPlayFilled size={20} aria-hidden />
          </span>
        ) : null}
      </span>
      <span className={css.text}>
        <span className={css.title}>{t(`howto.${entry}.title`)}</span>
        <span className={css.summary}>{t(`howto.${entry}.summary`)}</span>
        <span className={css.watch}>
          <Icon size={16} aria-hidden />
          <span>{t(filmed ? 'howto.watch' : 'howto.read')}</span>
        </span>
      </span>
    </button>
  );
}

import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/i18n.ts';
import { guarded } from '../../../shared/parts/guard.tsx';
import { Detail } from '../../../shared/ui/dialogs/detail.tsx';
import { FilmPlayer, type Place } from './film-player.tsx';
import { filmOf, type HowtoEntry, stepKeys } from './howto-entries.ts';
import css from './howto-sheet.module.css';

export interface HowtoSheetProps {
  entry: HowtoEntry;
  opened: boolean;
  beside: boolean;
  place: RefObject<Place>;
  onPlace: (now: Place) => void;
  onClose: () => void;
}

/** Film and written steps. Closing unmounts the film, which stops sound and download (INF-3). */
function HowtoSheetContent({ entry, opened, beside, place, onPlace, onClose }: HowtoSheetProps) {
  const { t } = useTranslation();
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
      <Guide key={entry} {...{ entry, opened, title, place, onPlace }} />
    </Detail>
  );
}

export const HowtoSheet = guarded('over', HowtoSheetContent);

function Guide({
  entry,
  opened,
  title,
  place,
  onPlace,
}: Omit<HowtoSheetProps, 'beside' | 'onClose'> & { title: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const film = filmOf(entry, language);
  const [first] = film.sources;
  /** The address of the film that failed. */
  const [failed, setFailed] = useState('');
  const [step, setStep] = useState(-1);
  return (
    <div className={css.guide}>
      <div className={css.parts}>
        {opened && first && failed !== first ? (
          <FilmPlayer
            key={first}
            {...{ film, title, place, onPlace }}
            onStep={setStep}
            onFail={() => setFailed(first)}
          />
        ) : null}
        <div>
          {first && failed === first ? (
            <p className={css.failed} role="status">
              {t('howto.failed')}
            </p>
          ) : null}
          <h3 className={css.heading}>{t('howto.steps')}</h3>
          <ol className={css.steps}>
            {stepKeys.map((key, index) => (
              <li key={key} aria-current={(index === step && failed !== first && 'step') || undefined}>
                {t(`howto.${entry}.${key}`)}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

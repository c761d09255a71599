import { IconMoodPuzzled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from './message-content.module.css';
import { Words } from './words.tsx';

interface Props {
  mine?: boolean;
  /** Whether it is of a kind that a later version may show. */
  newKind?: boolean;
  /** What can be read of such a kind. */
  title?: string | undefined;
}

/** Stands in place of a message that can't be shown. */
export function Unshowable({ mine = false, newKind = false, title }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.bubble} data-mine={mine || undefined}>
      <Words>{title}</Words>
      <p className={css.unknown}>
        <IconMoodPuzzled size={18} aria-hidden />
        {t(newKind ? 'chat.unknown' : 'chat.unshowable')}
      </p>
    </div>
  );
}

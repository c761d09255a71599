import { IconMoodPuzzled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../../shared/base/text-language.ts';
import css from './message-content.module.css';

/** The text of a message as plain text, each paragraph in its own writing direction (CHT-64, SAFE-17). */
export function MessageText({ children }: { children: string | undefined }) {
  return children ? (
    <p className={css.words} dir="auto" lang={textLanguage(children)}>
      {children}
    </p>
  ) : null;
}

interface Props {
  mine?: boolean;
  /** Whether the message is of an unknown type, which a later version may show (CHT-71). */
  newKind?: boolean;
  /** Title of a message of unknown type. */
  title?: string | undefined;
}

/** Replaces a message that can't be shown. */
export function UnshowableMessage({ mine = false, newKind = false, title }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.bubble} data-mine={mine || undefined}>
      <MessageText>{title}</MessageText>
      <p className={css.unknown}>
        <IconMoodPuzzled size={18} aria-hidden />
        {t(newKind ? 'chat.unknown' : 'chat.unshowable')}
      </p>
    </div>
  );
}

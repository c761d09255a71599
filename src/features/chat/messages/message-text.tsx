import { IconMoodPuzzled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../../shared/base/text.ts';
import css from './message-content.module.css';
import { textPieces } from './text-links.ts';

/** Markup stays text; web addresses and phone numbers are links (CHT-64). */
function wordsOf(text: string) {
  const pieces = textPieces(text);
  if (pieces.every(({ href }) => href === null)) return text;
  return pieces.map((piece) => {
    if (piece.href === null) return <span key={piece.at}>{piece.text}</span>;
    const away = piece.href.startsWith('tel:') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
    return (
      <a key={piece.at} className={css.link} href={piece.href} {...away}>
        {piece.text}
      </a>
    );
  });
}

/** Each paragraph in its own writing direction (CHT-64, SAFE-17). */
export function MessageText({ children }: { children: string | undefined }) {
  return children ? (
    <p className={css.words} dir="auto" lang={textLanguage(children)}>
      {wordsOf(children)}
    </p>
  ) : null;
}

interface Props {
  mine?: boolean;
  /** An unknown type, which a later version may show (CHT-71). */
  newKind?: boolean;
  title?: string | undefined;
}

export function UnshowableMessage({ mine = false, newKind = false, title }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.bubble} data-mine={mine || undefined}>
      <MessageText>{title}</MessageText>
      <p className={css.unknown}>
        <IconMoodPuzzled size={18} aria-hidden />
        <span>{t(newKind ? 'chat.unknown' : 'chat.unshowable')}</span>
      </p>
    </div>
  );
}

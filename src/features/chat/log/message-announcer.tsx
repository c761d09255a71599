import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisible } from '../../../shared/base/visible-text.ts';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { type ChatMessage, isKnownKind, isMine } from '../room/chat-content.ts';

/** The text of a message for screen readers; null when it has none. */
function announcementOf({ message }: ChatMessage): string | null {
  const { message: text, title, subtitle, name } = message.payload;
  return [text, title, subtitle, name].filter((part) => part && isVisible(part)).join(', ') || null;
}

interface Props {
  messages: readonly ChatMessage[];
  /** What comes while the history is fetched was said before. */
  loading: boolean;
}

/**
 * Reads out new messages of support while the chat is open, the first one in an empty room too (CHT-45). The log itself is
 * no live region: rows that are rendered while scrolling would be read out too.
 */
export function MessageAnnouncer({ messages, loading }: Props) {
  const { t } = useTranslation();
  const newest = messages.at(-1);
  const [known, setKnown] = useState({ id: newest?._id, loading });
  const [news, setNews] = useState('');
  if (newest?._id !== known.id || loading !== known.loading) {
    setKnown({ id: newest?._id, loading });
    const isNew = !loading && !known.loading && newest?._id !== known.id;
    if (isNew && newest && !isMine(newest)) {
      setNews(announcementOf(newest) ?? t(isKnownKind(newest.message) ? 'chat.unshowable' : 'chat.unknown'));
    }
  }
  return (
    <p className={hiddenCss.hidden} aria-live="polite">
      {news ? `${t('chat.desk')}: ${news}` : ''}
    </p>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { type ChatMessage, isKnownKind, isMine } from '../room/chat-content.ts';

/** The text of a message for screen readers; null when it has none. */
function announcementOf({ message }: ChatMessage): string | null {
  const { message: text, title, subtitle, name } = message.payload;
  return [text, title, subtitle, name].filter((part) => part?.trim()).join(', ') || null;
}

/**
 * Reads out new messages of support while the chat is open (CHT-45). The log itself is no live region: rows that are
 * rendered while scrolling would be read out too.
 */
export function MessageAnnouncer({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useTranslation();
  const newest = messages.at(-1);
  const [known, setKnown] = useState(newest?._id);
  const [news, setNews] = useState('');
  if (newest && newest._id !== known) {
    setKnown(newest._id);
    if (!isMine(newest))
      setNews(announcementOf(newest) ?? t(isKnownKind(newest.message) ? 'chat.unshowable' : 'chat.unknown'));
  }
  return (
    <p className={hiddenCss.hidden} aria-live="polite">
      {news ? `${t('chat.desk')}: ${news}` : ''}
    </p>
  );
}

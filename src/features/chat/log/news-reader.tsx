import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { type ChatMessage, isKnownKind, isMine } from '../room/chat-content.ts';

/** What a message says, for those who hear it; null when there is nothing to read out. */
function spoken({ message }: ChatMessage): string | null {
  const { message: text, title, subtitle, name } = message.payload;
  return [text, title, subtitle, name].filter((part) => part?.trim()).join(', ') || null;
}

/**
 * Reads out what the desk says while the chat is open. The log itself is no live region: it is drawn anew at every
 * scroll, and a screen reader would read the past.
 */
export function NewsReader({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useTranslation();
  const newest = messages.at(-1);
  const [known, setKnown] = useState(newest?._id);
  const [news, setNews] = useState('');
  if (newest && newest._id !== known) {
    setKnown(newest._id);
    if (!isMine(newest)) setNews(spoken(newest) ?? t(isKnownKind(newest.message) ? 'chat.unshowable' : 'chat.unknown'));
  }
  return (
    <p className={hiddenCss.hidden} aria-live="polite">
      {news ? `${t('chat.desk')}: ${news}` : ''}
    </p>
  );
}

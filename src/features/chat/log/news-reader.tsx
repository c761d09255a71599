import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { type ChatMessage, isKnownKind, isMine } from '../room/chat-content.ts';

/** What a message says, for those who hear it; null when there is nothing to read out. */
function spoken({ message }: ChatMessage): string | null {
  const { message: text, title, subtitle, name } = message.payload;
  return [text, title, subtitle, name].filter((part) => part?.trim()).join(', ') || null;
}

interface Props {
  messages: readonly ChatMessage[];
  /** What comes while the history is fetched was said before. */
  loading: boolean;
}

/**
 * Reads out what the desk says while the chat is open, its first word in an empty room too. The log itself is no live
 * region: it is drawn anew at every scroll, and a screen reader would read the past.
 */
export function NewsReader({ messages, loading }: Props) {
  const { t } = useTranslation();
  const newest = messages.at(-1);
  const [known, setKnown] = useState({ id: newest?._id, loading });
  const [news, setNews] = useState('');
  if (newest?._id !== known.id || loading !== known.loading) {
    setKnown({ id: newest?._id, loading });
    const isNew = !loading && !known.loading && newest?._id !== known.id;
    if (isNew && newest && !isMine(newest)) {
      setNews(spoken(newest) ?? t(isKnownKind(newest.message) ? 'chat.unshowable' : 'chat.unknown'));
    }
  }
  return (
    <p className={hiddenCss.hidden} aria-live="polite">
      {news ? `${t('chat.desk')}: ${news}` : ''}
    </p>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisible } from '../../../shared/base/shown-text.ts';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { type ChatMessage, isKnownKind, isMine, senderKey } from '../room/chat-content.ts';

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

/** Of many messages that come at once the last ones are read out. */
const maxAnnounced = 3;

/** The new messages of support, without older ones that were loaded above the known ones. */
function newsOf(known: readonly ChatMessage[], messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set(known.map(({ _id }) => _id));
  const isKnown = ({ _id }: ChatMessage) => ids.has(_id);
  const later = messages.slice(messages.findIndex(isKnown) + 1);
  return later.filter((message) => !isKnown(message) && !isMine(message)).slice(-maxAnnounced);
}

/**
 * Reads out new messages of support while the chat is open, each once, the first one in an empty room too (CHT-45). The log
 * itself is no live region: rows that are rendered while scrolling would be read out too.
 */
export function MessageAnnouncer({ messages, loading }: Props) {
  const { t } = useTranslation();
  const [known, setKnown] = useState({ messages, loading });
  const [news, setNews] = useState<readonly ChatMessage[]>([]);
  if (messages !== known.messages || loading !== known.loading) {
    setKnown({ messages, loading });
    const fresh = loading || known.loading ? [] : newsOf(known.messages, messages);
    if (fresh.length > 0) setNews(fresh);
  }
  const wordsOf = (message: ChatMessage) =>
    announcementOf(message) ?? t(isKnownKind(message.message) ? 'chat.unshowable' : 'chat.unknown');
  return (
    <div className={hiddenCss.hidden} aria-live="polite">
      {/* New elements for new messages: the same words a second time are read out too. */}
      {news.map((message) => (
        <p key={message._id}>{`${t(senderKey(message))}: ${wordsOf(message)}`}</p>
      ))}
    </div>
  );
}

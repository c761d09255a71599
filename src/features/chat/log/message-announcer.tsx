import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisible } from '../../../shared/base/shown-text.ts';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { type ChatMessage, isKnownKind, isMine, momentOf } from '../room/chat-content.ts';

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

/** The messages of support that came after a known one; all of them when none was known. */
function newsAfter(known: ChatMessage | undefined, messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const at = known ? messages.findLastIndex(({ _id }) => _id === known._id) : -1;
  // An own message gets another id when the room brings it back, and a log can begin anew: then the times tell.
  const later =
    known && at < 0 ? messages.filter((message) => momentOf(message) > momentOf(known)) : messages.slice(at + 1);
  return later.filter((message) => !isMine(message)).slice(-maxAnnounced);
}

/**
 * Reads out new messages of support while the chat is open, each once, the first one in an empty room too (CHT-45). The log
 * itself is no live region: rows that are rendered while scrolling would be read out too.
 */
export function MessageAnnouncer({ messages, loading }: Props) {
  const { t } = useTranslation();
  const newest = messages.at(-1);
  const [known, setKnown] = useState({ newest, loading });
  const [news, setNews] = useState<readonly ChatMessage[]>([]);
  if (newest !== known.newest || loading !== known.loading) {
    setKnown({ newest, loading });
    const fresh = loading || known.loading ? [] : newsAfter(known.newest, messages);
    if (fresh.length > 0) setNews(fresh);
  }
  const wordsOf = (message: ChatMessage) =>
    announcementOf(message) ?? t(isKnownKind(message.message) ? 'chat.unshowable' : 'chat.unknown');
  return (
    <div className={hiddenCss.hidden} aria-live="polite">
      {/* New elements for new messages: the same words a second time are read out too. */}
      {news.map((message) => (
        <p key={message._id}>{`${t('chat.desk')}: ${wordsOf(message)}`}</p>
      ))}
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisible } from '../../../shared/base/text.ts';
import hiddenCss from '../../../shared/ui/display/hidden.module.css';
import { type ChatMessage, isKnownKind, isMine, senderKey } from '../room/chat-content.ts';

/** Text for screen readers; null for none. */
function announcementOf({ message }: ChatMessage): string | null {
  const { message: text, title, subtitle, name } = message.payload;
  return [text, title, subtitle, name].filter((part) => part && isVisible(part)).join(', ') || null;
}

interface Props {
  messages: readonly ChatMessage[];
  /** Messages that arrive during the first fetch are old. */
  loading: boolean;
}

/** Of many messages at once the last are announced. */
const maxAnnounced = 3;

/** New messages of support, without older ones loaded above. */
function newsOf(known: readonly ChatMessage[], messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set(known.map(({ _id }) => _id));
  const isKnown = ({ _id }: ChatMessage) => ids.has(_id);
  const later = messages.slice(messages.findIndex(isKnown) + 1);
  return later.filter((message) => !isKnown(message) && !isMine(message)).slice(-maxAnnounced);
}

/**
 * Announces each new message of support once, also the first of an empty room (CHT-45). The log is no live region: rows
 * rendered by scrolling would be read out.
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
      {/* New elements: equal words are announced again. */}
      {news.map((message) => (
        <p key={message._id}>{`${t(senderKey(message))}: ${wordsOf(message)}`}</p>
      ))}
    </div>
  );
}

import { useMemo, useState } from 'react';
import type { ChatMessage } from '../room/chat-content.ts';

/** Messages that are rendered at first, about a phone's screen, and added at a time (CHT-34). */
const first = 12;
const step = 20;

/** Up to this many messages are rendered at once to include the divider above the unread ones (CHT-301). */
const furthestNews = 100;

/**
 * The last messages of a log that may have thousands; `reveal` adds earlier ones.
 * @param messages oldest first
 * @param newsId the message below the divider, if there is one
 */
export function useTail(messages: readonly ChatMessage[], newsId?: string) {
  const [hidden, setHidden] = useState(Math.max(0, messages.length - first));
  // The log can become shorter: it begins anew after a long absence (CHT-30).
  const newsAt = useMemo(() => (newsId ? messages.findLastIndex(({ _id }) => _id === newsId) : -1), [messages, newsId]);
  const isNear = newsAt >= Math.max(0, messages.length - furthestNews);
  const skip = Math.min(hidden, Math.max(0, messages.length - first), isNear ? newsAt : hidden);
  const shown = useMemo(() => (skip === 0 ? messages : messages.slice(skip)), [messages, skip]);
  return {
    shown,
    /** Whether there are loaded messages that are not rendered. */
    hasMore: skip > 0,
    reveal: () => setHidden(Math.max(0, skip - step)),
  };
}

import { useMemo, useState } from 'react';
import type { ChatMessage } from '../room/chat-content.ts';

/** Rendered first, about a phone's screen (CHT-34). */
const first = 12;
const step = 20;

/** Rendered at most to include the divider (CHT-301). */
const furthestNews = 100;

/** The last messages, oldest first; `reveal` adds earlier ones. @param newsId message below the divider */
export function useTail(messages: readonly ChatMessage[], newsId?: string) {
  const [hidden, setHidden] = useState(Math.max(0, messages.length - first));
  // The log may become shorter after a long absence (CHT-30).
  const newsAt = useMemo(() => (newsId ? messages.findLastIndex(({ _id }) => _id === newsId) : -1), [messages, newsId]);
  const isNear = newsAt >= Math.max(0, messages.length - furthestNews);
  const skip = Math.min(hidden, Math.max(0, messages.length - first), isNear ? newsAt : hidden);
  const shown = useMemo(() => (skip === 0 ? messages : messages.slice(skip)), [messages, skip]);
  return {
    shown,
    hasMore: skip > 0,
    reveal: () => setHidden(Math.max(0, skip - step)),
  };
}

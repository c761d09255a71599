import { useMemo, useState } from 'react';
import type { ChatMessage } from '../room/chat-content.ts';

/** How many messages are rendered at first and added at a time (CHT-34). */
const step = 20;

/**
 * The last messages of a log that may have thousands; `reveal` adds earlier ones.
 * @param messages oldest first
 */
export function useTail(messages: readonly ChatMessage[]) {
  const [hidden, setHidden] = useState(Math.max(0, messages.length - step));
  // The log can become shorter: it begins anew after a long absence (CHT-30).
  const skip = Math.min(hidden, Math.max(0, messages.length - step));
  const shown = useMemo(() => (skip === 0 ? messages : messages.slice(skip)), [messages, skip]);
  return {
    shown,
    /** Whether there are loaded messages that are not rendered. */
    hasMore: skip > 0,
    reveal: () => setHidden(Math.max(0, skip - step)),
  };
}

import { useMemo, useState } from 'react';
import type { ChatMessage } from '../room/chat-content.ts';

/** So many messages are drawn at first and added at a time: more than fills the highest screen. */
const step = 20;

/**
 * The end of a log that may be thousands of messages long: what is drawn. It goes further back as the reader does.
 * @param messages oldest first
 */
export function useTail(messages: readonly ChatMessage[]) {
  const [hidden, setHidden] = useState(Math.max(0, messages.length - step));
  // Messages are added at the end; the log begins anew after a long absence.
  const skip = Math.min(hidden, Math.max(0, messages.length - step));
  const shown = useMemo(() => (skip === 0 ? messages : messages.slice(skip)), [messages, skip]);
  return {
    shown,
    /** Whether older messages are at hand that are not drawn. */
    hasMore: skip > 0,
    reveal: () => setHidden(Math.max(0, skip - step)),
  };
}

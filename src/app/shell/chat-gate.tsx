import { useEffect, useState } from 'react';
import { fetchChunk } from '../../shared/base/fetch-chunk.ts';
import { whenLoaded } from '../../shared/base/when.ts';
import { loadAllTexts } from '../../shared/i18n/i18n.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';

const ChatWidget = lazyPart<object>('float', () =>
  Promise.all([fetchChunk(() => import('../../features/chat/frame/chat-widget.tsx')), loadAllTexts()]).then(
    ([module]) => module.ChatWidget,
  ),
);

/** Loads the chat after the page, so that it does not delay the page's files. */
export function ChatGate() {
  const [ready, setReady] = useState(false);
  useEffect(() => whenLoaded(() => setReady(true)), []);
  return ready ? <ChatWidget /> : null;
}

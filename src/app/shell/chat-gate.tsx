import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenSettled } from '../../shared/api/when-settled.ts';
import { fetchChunk } from '../../shared/base/fetch-chunk.ts';
import { whenLoaded } from '../../shared/base/when.ts';
import { loadAllTexts } from '../../shared/i18n/i18n.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';

const ChatWidget = lazyPart<object>('float', () =>
  Promise.all([fetchChunk(() => import('../../features/chat/frame/chat-widget.tsx')), loadAllTexts()]).then(
    ([module]) => module.ChatWidget,
  ),
);

/** Loads the chat after the page and its data, so that it delays neither (CHT-8). */
export function ChatGate() {
  const client = useQueryClient();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let cancel = whenLoaded(() => {
      cancel = whenSettled(client, () => setReady(true));
    });
    return () => cancel();
  }, [client]);
  return ready ? <ChatWidget /> : null;
}

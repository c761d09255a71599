import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenSettled } from '../../shared/api/when-settled.ts';
import { whenLoaded } from '../../shared/base/when.ts';
import { loadAllTexts } from '../../shared/i18n/i18n.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';

const loadWidget = () => import('../../features/chat/frame/chat-widget.tsx');
const ChatWidget = lazyPart('float', loadWidget, 'ChatWidget', loadAllTexts);

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

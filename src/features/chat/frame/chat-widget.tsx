import { Suspense, useEffect, useState } from 'react';
import { useGetEnableChatWidget } from '../../../shared/api/generated/lookup/lookup.ts';
import { fetchChunk } from '../../../shared/base/fetch-chunk.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { chatDraft, closeChat, openChat, setChatDraft, setChatThere, useChatOpen } from '../room/chat-memory.ts';
import { takenBack } from '../room/draft-text.ts';
import { useChatIdentity, useChatRoom, useMayHaveAnswers, useRoomState } from '../room/use-chat-room.ts';
import { Launcher } from './launcher.tsx';

const ChatFrame = lazyPart('over', () =>
  fetchChunk(() => import('./chat-frame.tsx')).then((module) => module.ChatFrame),
);

/** The support chat: a floating button, and the panel that it opens. Nothing at all when the server says so. */
export function ChatWidget() {
  const { data, isPending } = useGetEnableChatWidget();
  useEffect(() => {
    setChatThere(true);
    return () => setChatThere(false);
  }, []);
  useEffect(() => {
    // Beside `data-ready`, for tests and screenshots: the button comes later than the page.
    document.documentElement.toggleAttribute('data-chat', !isPending);
    return () => document.documentElement.removeAttribute('data-chat');
  }, [isPending]);
  return data?.enableChatWidget === true ? <EnabledChat /> : null;
}

function EnabledChat() {
  const open = useChatOpen();
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  const mayHaveAnswers = useMayHaveAnswers();
  const { identity, failed, retry } = useChatIdentity(used || mayHaveAnswers);
  const room = useChatRoom(identity);
  const { unread } = useRoomState(room);
  const close = () => {
    // A message of the last half second has not left yet: it comes back into the box (spec §9, send delay).
    const texts = room?.sender.takeBack() ?? [];
    if (texts.length > 0) setChatDraft(takenBack(texts, chatDraft()));
    closeChat();
  };
  return (
    <>
      <Launcher open={open} unread={unread} onPress={open ? close : openChat} />
      <Suspense fallback={null}>
        {used ? <ChatFrame opened={open} onClose={close} room={room} unreachable={failed} onRetry={retry} /> : null}
      </Suspense>
    </>
  );
}

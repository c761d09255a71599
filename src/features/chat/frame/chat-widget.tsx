import { useEffect, useState } from 'react';
import { useGetEnableChatWidget } from '../../../shared/api/generated/lookup/lookup.ts';
import { useLoadAhead } from '../../../shared/api/use-load-ahead.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { loadSocket } from '../room/room-calls.ts';
import { useChatIdentity, useChatRoom, useMayHaveAnswers, useRoomState } from '../room/use-chat-room.ts';
import { closeChat, openChat, setChatAvailable, useChatOpen } from '../room/widget-state.ts';
import { Launcher } from './launcher.tsx';

const ChatFrame = lazyPart('over', () => import('./chat-frame.tsx'), 'ChatFrame');
const ahead = [ChatFrame.preload, loadSocket];

/** The server can switch the chat off (CHT-1, CHT-2). */
export function ChatWidget() {
  const { data, isPending } = useGetEnableChatWidget();
  useEffect(() => {
    setChatAvailable(true);
    return () => setChatAvailable(false);
  }, []);
  useEffect(() => {
    // Tests wait for this attribute: the button appears after the page.
    document.documentElement.toggleAttribute('data-chat', !isPending);
    return () => document.documentElement.removeAttribute('data-chat');
  }, [isPending]);
  return data?.enableChatWidget === true ? <EnabledChat /> : null;
}

function EnabledChat() {
  const open = useChatOpen();
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  useLoadAhead(ahead);
  const mayHaveAnswers = useMayHaveAnswers();
  const { identity, failed, retry } = useChatIdentity(used || mayHaveAnswers);
  const room = useChatRoom(identity);
  const { unread } = useRoomState(room);
  return (
    <>
      <Launcher open={open} unread={unread} onPress={open ? closeChat : openChat} />
      {used ? <ChatFrame opened={open} onClose={closeChat} room={room} unreachable={failed} onRetry={retry} /> : null}
    </>
  );
}

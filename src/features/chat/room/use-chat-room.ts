import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useGetProfile } from '../../../shared/api/generated/account/account.ts';
import { sendChatMessage, uploadChatImage, uploadChatVideo } from '../../../shared/api/generated/chat/chat.ts';
import { useSession } from '../../../shared/session/session.ts';
import { ChatRoom } from './chat-room.ts';
import { guestIdentity, hasGuestId, type Identity, playerIdentity } from './identity.ts';
import { roomCalls } from './room-calls.ts';
import { emptyRoom, type RoomState } from './room-state.ts';

/**
 * Who speaks here. A player is known when the profile is; a guest is made up when they first open the chat.
 * @returns null while nobody can be named
 */
export function useChatIdentity(wanted: boolean): { identity: Identity | null; failed: boolean; retry: () => void } {
  const { token } = useSession();
  const isGuest = token === null;
  const { data, isError, refetch } = useGetProfile({ query: { enabled: wanted && !isGuest } });
  const identity = useMemo(() => {
    if (!wanted) return null;
    if (isGuest) return guestIdentity();
    return data?._id ? playerIdentity(data) : null;
  }, [wanted, isGuest, data]);
  // A profile without an id names no player: no room can be opened for it.
  return {
    identity,
    failed: (isError && !data) || (wanted && data !== undefined && !data._id),
    retry: () => void refetch(),
  };
}

/** Whether an answer may wait for whoever is here: then the line is worth opening before anybody asks for it. */
export function useMayHaveAnswers(): boolean {
  const { token } = useSession();
  return token !== null || hasGuestId();
}

/** The room of an identity: opened with it, closed and forgotten when it goes or becomes another. */
export function useChatRoom(identity: Identity | null): ChatRoom | null {
  const [room, setRoom] = useState<ChatRoom | null>(null);
  // A profile that was fetched again is the same person.
  const key = identity === null ? null : JSON.stringify(identity);
  useEffect(() => {
    if (key === null) return;
    const opened = new ChatRoom(
      roomCalls(JSON.parse(key) as Identity, {
        send: (message, signal) => sendChatMessage(message, { signal }),
        upload: (kind, file, settings) => (kind === 'image' ? uploadChatImage : uploadChatVideo)({ file }, settings),
      }),
    );
    opened.start();
    setRoom(opened);
    return () => {
      opened.stop();
      setRoom(null);
    };
  }, [key]);
  return room;
}

const noRoom = () => () => undefined;
const stateOfNoRoom = () => emptyRoom;

export const useRoomState = (room: ChatRoom | null): RoomState =>
  useSyncExternalStore(room?.subscribe ?? noRoom, room?.state ?? stateOfNoRoom);

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useGetProfile } from '../../../shared/api/generated/account/account.ts';
import {
  getUploadChatImageMutationKey,
  getUploadChatVideoMutationKey,
  sendChatMessage,
  uploadChatImage,
  uploadChatVideo,
} from '../../../shared/api/generated/chat/chat.ts';
import { config } from '../../../shared/config/config.ts';
import { subscribeSession, useHasSession } from '../../../shared/session/session.ts';
import { ChatRoom } from './chat-room.ts';
import type { SenderCalls } from './chat-sender.ts';
import { guestIdentity, hasGuestId, type Identity, playerIdentity } from './identity.ts';
import { roomCalls } from './room-calls.ts';
import { emptyRoom, type RoomState } from './room-state.ts';
import { restoreDraft } from './widget-state.ts';

/**
 * The player once the profile is loaded, or the guest of this device (CHT-10, CHT-12).
 * @param wanted creates no guest id before a room is needed
 * @returns `identity` null while the profile loads or fails
 */
export function useChatIdentity(wanted: boolean): { identity: Identity | null; failed: boolean; retry: () => void } {
  const isGuest = !useHasSession();
  const { data, isError, refetch } = useGetProfile({ query: { enabled: wanted && !isGuest } });
  const identity = useMemo(() => {
    if (!wanted) return null;
    if (isGuest) return guestIdentity();
    return data?._id ? playerIdentity(data) : null;
  }, [wanted, isGuest, data]);
  // A profile without an id counts as failed: its room would have no name.
  return {
    identity,
    failed: (isError && !data) || (wanted && data !== undefined && !data._id),
    retry: () => void refetch(),
  };
}

/** Joins the room before it opens when an answer may wait (CHT-23). */
export function useMayHaveAnswers(): boolean {
  return useHasSession() || hasGuestId();
}

/** As a mutation: no new version of the app is offered or taken during an upload (CHT-306). */
const uploadWith =
  (client: QueryClient): SenderCalls['upload'] =>
  (kind, file, settings) => {
    const [mutationKey, send] =
      kind === 'image'
        ? [getUploadChatImageMutationKey(), uploadChatImage]
        : [getUploadChatVideoMutationKey(), uploadChatVideo];
    const options = { mutationKey, mutationFn: () => send({ file }, settings), gcTime: 0 };
    return client.getMutationCache().build(client, options).execute(undefined);
  };

/** Stopped and forgotten when the identity changes (CHT-15). */
export function useChatRoom(identity: Identity | null): ChatRoom | null {
  const client = useQueryClient();
  const [room, setRoom] = useState<ChatRoom | null>(null);
  // By value: a refetched profile is the same identity.
  const key = identity === null ? null : JSON.stringify(identity);
  useEffect(() => {
    if (key === null) return;
    const owner = JSON.parse(key) as Identity;
    const opened = new ChatRoom(
      roomCalls(owner, {
        send: (message, signal, intent) =>
          sendChatMessage(message, {
            signal,
            ...(config.idempotencyKey && { headers: { 'Idempotency-Key': intent } }),
          }),
        upload: uploadWith(client),
      }),
    );
    // At once: nothing of this customer may leave under another session.
    const unsubscribe = subscribeSession(() => opened.stop());
    opened.start();
    restoreDraft(owner.id);
    setRoom(opened);
    return () => {
      unsubscribe();
      opened.stop();
      setRoom(null);
    };
  }, [client, key]);
  return room;
}

const noRoom = () => () => undefined;
const stateOfNoRoom = () => emptyRoom;

export const useRoomState = (room: ChatRoom | null): RoomState =>
  useSyncExternalStore(room?.subscribe ?? noRoom, room?.state ?? stateOfNoRoom);

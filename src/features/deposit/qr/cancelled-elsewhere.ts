import { useEffect, useEffectEvent } from 'react';
import { isRecord } from '../../../shared/base/is-record.ts';
import { openChannel } from '../../../shared/storage/storage.ts';

/** Tells the other tabs which QR was cancelled: the server only says that a QR is gone (QR-269). */

const channelName = 'krapao-qr-cancelled';

export function announceCancelledQr(code: string, id: string): void {
  const channel = openChannel(channelName);
  channel?.postMessage({ code, id });
  channel?.close();
}

/** @param onCancelled receives the id of a cancelled QR of this provider */
export function useCancelledElsewhere(code: string, onCancelled: (id: string) => void): void {
  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data.code === code && typeof data.id === 'string') onCancelled(data.id);
  });
  useEffect(() => {
    const channel = openChannel(channelName);
    const onMessage = (event: MessageEvent<unknown>) => hear(event);
    channel?.addEventListener('message', onMessage);
    return () => channel?.close();
  }, []);
}

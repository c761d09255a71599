import { openChannel } from '../browser-machine.ts';

/** Support is typing. Not part of the world, so the shared journal does not contain it. */
interface Typing {
  /** `worldKey` of the world in which support types. */
  readonly world: string;
  readonly room: string;
  /** Duration, ms. */
  readonly ms: number;
}

let shared: BroadcastChannel | null = null;

/** One per page, because a channel does not receive its own messages; null where the browser has no channels. */
function channel(): BroadcastChannel | null {
  shared ??= openChannel('krapao-strokes');
  return shared;
}

/** Tells the other tabs that support is typing. */
export const announceTyping = (typing: Typing): void => channel()?.postMessage(typing);

/** Listens for support typing in other tabs. @returns stops listening */
export function onTypingElsewhere(listener: (typing: Typing) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Typing>) => listener(data);
  channel()?.addEventListener('message', onMessage);
  return () => channel()?.removeEventListener('message', onMessage);
}

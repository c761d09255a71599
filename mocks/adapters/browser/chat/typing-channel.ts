/** A stroke of the desk's keys: no part of the world, so the journal that tabs share does not carry it. */
interface Stroke {
  /** `worldKey` of the world that the desk sits in. */
  readonly world: string;
  readonly room: string;
  /** For how long it counts as writing. */
  readonly ms: number;
}

let line: BroadcastChannel | null = null;

/** One for the page, since a channel does not hear itself; null where the browser has none. */
function channel(): BroadcastChannel | null {
  line ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('krapao-strokes');
  return line;
}

/** Lets the other tabs of a world see that the desk writes. */
export const tellStroke = (stroke: Stroke): void => channel()?.postMessage(stroke);

/** Listens for the desk in other tabs. @returns the way to stop */
export function hearStrokes(listener: (stroke: Stroke) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Stroke>) => listener(data);
  channel()?.addEventListener('message', onMessage);
  return () => channel()?.removeEventListener('message', onMessage);
}

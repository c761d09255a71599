import { readStored, removeStored, writeStored } from '../base/storage.ts';
import { rememberSession } from '../session/session.ts';
import { notifyNote } from './notify.ts';

/** What the player is still to be told, and to which session it belongs. */
const untold = new Map<object, { readonly text: string; readonly isCurrent: () => boolean }>();

/**
 * When the page is left before the player was told something, as by a reload, the tab's next page tells it (SPN-59).
 * A command without an answer is told by `api/open-commands.ts`.
 * @returns to be called when the player was told
 */
export function tellAfterLeaving(text: string): () => void {
  const key = {};
  untold.set(key, { text, isCurrent: rememberSession().isCurrent });
  return () => void untold.delete(key);
}

function keepUntold(): void {
  const texts = [...untold.values()].filter(({ isCurrent }) => isCurrent()).map(({ text }) => text);
  if (texts.length > 0) writeStored('untold', [...new Set(texts)].join('\n'), 'session');
}

/** Tells what the page before had left, and keeps what this page leaves. @returns stops doing so */
export function watchLeaving(): () => void {
  const left = readStored('untold', 'session');
  removeStored('untold', 'session');
  for (const text of left?.split('\n') ?? []) notifyNote(text, 'history');
  // A page that comes back from the back/forward cache goes on by itself.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && removeStored('untold', 'session');
  window.addEventListener('pagehide', keepUntold);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', keepUntold);
    window.removeEventListener('pageshow', onShow);
  };
}

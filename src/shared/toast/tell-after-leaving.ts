import { rememberSession } from '../session/session.ts';
import { readStored, removeStored, writeStored } from '../storage/storage.ts';
import { notifyNote } from './notify.ts';

/** Pending texts and their session. */
const untold = new Map<object, { readonly text: string; readonly isCurrent: () => boolean }>();

/**
 * If the page is left first, for example by a reload, the tab's next page shows the text (SPN-59).
 * `api/open-commands.ts` handles commands without a response.
 * @returns marks the text as shown
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

/** Shows texts left by the previous page, and stores those that this page leaves. @returns cleanup */
export function watchLeaving(): () => void {
  const left = readStored('untold', 'session');
  removeStored('untold', 'session');
  for (const text of left?.split('\n') ?? []) notifyNote(text, 'history');
  // A page restored from the back/forward cache goes on by itself.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && removeStored('untold', 'session');
  window.addEventListener('pagehide', keepUntold);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', keepUntold);
    window.removeEventListener('pageshow', onShow);
  };
}

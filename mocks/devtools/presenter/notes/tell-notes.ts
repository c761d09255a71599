import * as z from 'zod/mini';
import { openChannel } from '../../../adapters/browser/browser-machine.ts';
import type { Presenter } from '../presenter.ts';
import { type NotesMessage, notesChannel, readMessage } from './messages.ts';

/** Session key for the start of the story, so that the timer survives a reload. */
const key = 'krapao-sandbox.story-began';
const keptSchema = z.object({ story: z.string(), began: z.number() });

function recallBegan(story: string): number | null {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return kept.success && kept.data.story === story ? kept.data.began : null;
  } catch {
    return null; // storage is blocked or holds something else
  }
}

function keepBegan(story: string, began: number | null): void {
  try {
    if (began === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ story, began }));
  } catch {
    // storage is blocked: the timer restarts after a reload
  }
}

/** Session key for the id of this window while no page of it is open, so that a duplicate of an open window does not have it. */
const idKey = 'krapao-sandbox.notes-window';

const keptId = {
  keep(id: string): void {
    try {
      sessionStorage.setItem(idKey, id);
    } catch {
      // storage is blocked: the window has another id after a reload
    }
  },
  take(): string | null {
    try {
      const id = sessionStorage.getItem(idKey);
      sessionStorage.removeItem(idKey);
      return id;
    } catch {
      return null;
    }
  },
};

interface Setting {
  /** Whether the story starts now; false after a reload. */
  readonly isNew: boolean;
  readonly now: () => number;
}

/**
 * Reports the progress to windows with notes and takes their presses of Next and Back. A page in the back/forward cache has left.
 * @returns reports a change
 */
export function tellNotes(presenter: Presenter, { isNew, now }: Setting): () => void {
  const { name } = presenter.story;
  const channel = openChannel(notesChannel);
  if (!channel) return () => undefined;
  const own = keptId.take() || `${now()}-${Math.random()}`;
  const post = (message: NotesMessage) => channel.postMessage(message);
  let began = isNew ? null : recallBegan(name);
  keepBegan(name, began);

  const tell = () => {
    const { told, state } = presenter;
    if (began === null && (told > 0 || state === 'playing')) {
      began = now();
      keepBegan(name, began);
    }
    post({ kind: 'shows', window: own, story: name, told, state, began });
  };
  channel.addEventListener('message', ({ data }) => {
    const heard = readMessage(data);
    if (heard?.kind === 'who') tell();
    if (heard?.kind === 'press' && heard.window === own) void presenter[heard.control]();
  });
  window.addEventListener('pagehide', () => {
    keptId.keep(own);
    post({ kind: 'left', window: own });
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    keptId.take();
    tell();
  });
  return tell;
}

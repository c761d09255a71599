import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { subscribeSession } from '../session/session.ts';

interface SavedDraft {
  readonly owner: string;
  readonly draft: object;
}

/** By name of the form. In memory only, given back once, and only to the player who typed it. */
const saved = new Map<string, SavedDraft>();

/**
 * What is typed into a form. When the server ends the session, it is there again after the same player has logged in
 * again; nothing is sent by itself, and a logout forgets it (MNY-45).
 * @param form names the form among all of the app
 * @param owner the player's id; null while it is unknown
 */
export function usePersistedDraft<Draft extends object>(
  form: string,
  owner: string | null,
  blank: Draft,
): [Draft, Dispatch<SetStateAction<Draft>>] {
  const [draft, setDraft] = useState(blank);
  const latest = useRef({ owner, draft });

  useEffect(() => {
    // At the session's end the owner becomes unknown before this form is removed: the last one known counts.
    latest.current = { owner: owner ?? latest.current.owner, draft };
  });

  useEffect(
    () =>
      subscribeSession((event) => {
        if (event.type !== 'cleared') return;
        const { owner: typist, draft: typed } = latest.current;
        if (event.reason !== 'ended') saved.delete(form);
        else if (typist !== null && typed !== blank) saved.set(form, { owner: typist, draft: typed });
      }),
    [form, blank],
  );

  useEffect(() => {
    if (owner === null) return;
    const before = saved.get(form);
    saved.delete(form);
    if (before?.owner === owner) setDraft(before.draft as Draft);
  }, [form, owner]);

  return [draft, setDraft];
}

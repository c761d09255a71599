import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { subscribeSession } from '../session/session.ts';

interface Kept {
  readonly owner: string;
  readonly draft: object;
}

/** By form. In memory only, handed out once, and only to the player who typed it. */
const kept = new Map<string, Kept>();

/**
 * What is typed into a form. When the server ends the session under it, it is there again after the same player has
 * logged in again; nothing is sent by itself (MNY-44, MNY-45). A logout forgets it.
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
    // The session's end takes the owner's data away before this form: the last one known counts.
    latest.current = { owner: owner ?? latest.current.owner, draft };
  });

  useEffect(
    () =>
      subscribeSession((event) => {
        if (event.type !== 'cleared') return;
        const { owner: typist, draft: typed } = latest.current;
        if (event.reason !== 'ended') kept.delete(form);
        else if (typist !== null && typed !== blank) kept.set(form, { owner: typist, draft: typed });
      }),
    [form, blank],
  );

  useEffect(() => {
    if (owner === null) return;
    const before = kept.get(form);
    kept.delete(form);
    if (before?.owner === owner) setDraft(before.draft as Draft);
  }, [form, owner]);

  return [draft, setDraft];
}

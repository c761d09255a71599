import { createContext, type Dispatch, type SetStateAction, use, useEffect, useRef, useState } from 'react';
import { subscribeSession } from '../session/session.ts';

interface SavedDraft {
  readonly owner: string;
  readonly draft: object;
}

/** By name of the form. In memory only, given back once, and only to the player who typed it. */
const saved = new Map<string, SavedDraft>();

/** Drafts of a sheet that shows one of its forms at a time, by form; they live as long as the sheet is open. */
export const SheetDrafts = createContext<Map<string, object> | null>(null);

/**
 * The draft of a form. It outlives the form within the same sheet (`SheetDrafts`). When the server ends the session, the same
 * player finds it again after the next login; nothing is sent by itself, and a logout forgets it (MNY-45).
 * @param form names the form among all of the app
 * @param owner the player's id; null while it is unknown
 */
export function usePersistedDraft<Draft extends object>(
  form: string,
  owner: string | null,
  blank: Draft,
): [Draft, Dispatch<SetStateAction<Draft>>] {
  const ofSheet = use(SheetDrafts);
  const [draft, setDraft] = useState(() => (ofSheet?.get(form) as Draft | undefined) ?? blank);
  const latest = useRef({ owner, draft });

  useEffect(() => {
    // At the session's end the owner becomes unknown before this form is removed: the last one known counts.
    latest.current = { owner: owner ?? latest.current.owner, draft };
    ofSheet?.set(form, draft);
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

/** Forgets a form's draft in its sheet once the draft has been sent. */
export function useForgetDraft(form: string, isDone: boolean): void {
  const ofSheet = use(SheetDrafts);
  useEffect(() => {
    if (isDone) ofSheet?.delete(form);
  }, [ofSheet, form, isDone]);
}

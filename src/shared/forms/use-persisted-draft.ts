import {
  createContext,
  type Dispatch,
  type SetStateAction,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { subscribeSession } from '../session/session.ts';

interface KeptDraft<Draft = object> {
  readonly draft: Draft;
  /** For what it was filled in; null while that is unknown. */
  readonly basis: string | null;
}

interface SavedDraft extends KeptDraft {
  readonly owner: string;
}

/** By name of the form. In memory only, given back once, and only to the player who typed it. */
const saved = new Map<string, SavedDraft>();

/** Drafts of a sheet that shows one of its forms at a time, by form; they live as long as the sheet is open. */
export type SheetDraftsMap = Map<string, KeptDraft>;
export const SheetDrafts = createContext<SheetDraftsMap | null>(null);

const isBlank = <Draft extends object>(draft: Draft, blank: Draft) =>
  Object.entries(blank).every(([name, value]) => draft[name as keyof Draft] === value);

/** Names that for which a form is filled in, such as player, account, unit and limits. */
export const basisOf = (...parts: readonly (string | number | null)[]): string => JSON.stringify(parts);

/**
 * The draft of a form. It outlives the form within the same sheet (`SheetDrafts`). When the server ends the session, the same
 * player finds it again after the next login; nothing is sent by itself, and a logout forgets it (MNY-45). When that for which
 * it was filled in has changed, it is emptied: what was typed meant something else (MNY-324).
 * @param form names the form among all of the app
 * @param owner the player's id; null while it is unknown
 * @param basis for what the form is filled in (`basisOf`); null while that is unknown
 * @returns the draft, what changes it, and whether it was emptied since the player has changed it last
 */
export function usePersistedDraft<Draft extends object>(
  form: string,
  owner: string | null,
  blank: Draft,
  basis: string | null = null,
): [Draft, Dispatch<SetStateAction<Draft>>, boolean] {
  const ofSheet = use(SheetDrafts);
  const [kept, setKept] = useState(
    () => (ofSheet?.get(form) as KeptDraft<Draft> | undefined) ?? { draft: blank, basis: null },
  );
  const [emptied, setEmptied] = useState(false);
  const latest = useRef({ owner, kept });
  const { draft } = kept;

  // While it renders: a draft of another unit must not be drawn, let alone sent.
  const filledFor = isBlank(draft, blank) ? null : (kept.basis ?? basis);
  if (basis !== null && filledFor !== null && filledFor !== basis) {
    setKept({ draft: blank, basis: null });
    setEmptied(true);
  } else if (filledFor !== kept.basis) {
    setKept({ draft, basis: filledFor });
  }
  const setDraft = useCallback((next: SetStateAction<Draft>) => {
    setEmptied(false);
    setKept((before) => ({ ...before, draft: typeof next === 'function' ? next(before.draft) : next }));
  }, []);

  useEffect(() => {
    // At the session's end the owner becomes unknown before this form is removed: the last one known counts.
    latest.current = { owner: owner ?? latest.current.owner, kept };
    ofSheet?.set(form, kept);
  });

  useEffect(
    () =>
      subscribeSession((event) => {
        if (event.type !== 'cleared') return;
        const { owner: typist, kept: typed } = latest.current;
        if (event.reason !== 'ended') saved.delete(form);
        else if (typist !== null && typed.draft !== blank) saved.set(form, { owner: typist, ...typed });
      }),
    [form, blank],
  );

  useEffect(() => {
    if (owner === null) return;
    const before = saved.get(form);
    saved.delete(form);
    if (before?.owner === owner) setKept({ draft: before.draft as Draft, basis: before.basis });
  }, [form, owner]);

  return [draft, setDraft, emptied];
}

/** Forgets a form's draft in its sheet once the draft has been sent. */
export function useForgetDraft(form: string, isDone: boolean): void {
  const ofSheet = use(SheetDrafts);
  useEffect(() => {
    if (isDone) ofSheet?.delete(form);
  }, [ofSheet, form, isDone]);
}

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
import { sessionEnds } from './storage.ts';

interface KeptDraft<Draft = object> {
  readonly draft: Draft;
  /** Basis of the input (`basisOf`); null while unknown. */
  readonly basis: string | null;
}

interface SavedDraft extends KeptDraft {
  readonly owner: string;
}

/** By form name. In memory only, restored once, and only for the player who typed it. */
const saved = new Map<string, SavedDraft>();

/** Drafts by form, for a sheet that shows one of its forms at a time; kept while the sheet is open. */
export type SheetDraftsMap = Map<string, KeptDraft>;
export const SheetDrafts = createContext<SheetDraftsMap | null>(null);

const isBlank = <Draft extends object>(draft: Draft, blank: Draft) =>
  Object.entries(blank).every(([name, value]) => draft[name as keyof Draft] === value);

/** Key of everything that gives the input its meaning, such as player, account, unit and limits. */
export const basisOf = (...parts: readonly (string | number | null)[]): string => JSON.stringify(parts);

/**
 * Draft of a form. Survives an unmount within the same sheet (`SheetDrafts`), and the end of a session by the server
 * for the same player; a logout drops it, and nothing is sent by itself (MNY-45). A changed basis empties it, because
 * the input meant something else (MNY-324).
 * @param form unique name in the app
 * @param owner the player's id; null while unknown
 * @param basis key made by `basisOf`; null while unknown
 * @returns the draft, its setter, and whether it was emptied since the last edit
 */
export function useFormDraft<Draft extends object>(
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

  // During render: a draft of another unit must not be drawn or sent.
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
    // At the end of a session the owner becomes null before the form unmounts, so the last known one counts.
    latest.current = { owner: owner ?? latest.current.owner, kept };
    ofSheet?.set(form, kept);
  });

  useEffect(
    () =>
      sessionEnds.on((reason) => {
        const { owner: typist, kept: typed } = latest.current;
        if (reason !== 'ended') saved.delete(form);
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

/** Drops a form's draft in its sheet once it was sent. */
export function useForgetDraft(form: string, isDone: boolean): void {
  const ofSheet = use(SheetDrafts);
  useEffect(() => {
    if (isDone) ofSheet?.delete(form);
  }, [ofSheet, form, isDone]);
}

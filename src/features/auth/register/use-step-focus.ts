import { type RefObject, useEffect } from 'react';

type Field = RefObject<HTMLElement | null>;

/** Scrolls to the top and focuses the first field of a step that was reached from another one (REG-3). */
export function useFirstFieldFocus(field: Field, cameFromStep: boolean): void {
  useEffect(() => {
    if (!cameFromStep) return;
    window.scrollTo(0, 0);
    field.current?.focus();
  }, [field, cameFromStep]);
}

/** Focuses the field that a refusal is about; without one, the live region announces the text. */
export function useRefusalFocus(field: Field | null, failure: unknown): void {
  useEffect(() => {
    if (failure) field?.current?.focus();
  }, [field, failure]);
}

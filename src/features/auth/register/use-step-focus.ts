import { type RefObject, useEffect } from 'react';

type Field = RefObject<HTMLElement | null>;

/** Scrolls a step that was reached from another one to its top and focuses its first field (REG-3); not so the page itself. */
export function useFirstFieldFocus(field: Field, cameFromStep: boolean): void {
  useEffect(() => {
    if (!cameFromStep) return;
    window.scrollTo(0, 0);
    field.current?.focus();
  }, [field, cameFromStep]);
}

/** Focuses the field that a refusal is about. Without such a field the focus stays, and the live region reads the text. */
export function useRefusalFocus(field: Field | null, failure: unknown): void {
  useEffect(() => {
    if (failure) field?.current?.focus();
  }, [field, failure]);
}

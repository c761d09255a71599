import { type RefObject, useEffect } from 'react';

type Field = RefObject<HTMLElement | null>;

/** A step that is walked to begins at its top, in its first field. Not so the page itself: there the browser's own start is right. */
export function useArrivalFocus(field: Field, walked: boolean): void {
  useEffect(() => {
    if (!walked) return;
    window.scrollTo(0, 0);
    field.current?.focus();
  }, [field, walked]);
}

/** Leads to the field that a refusal is about. Without one the focus stays: the words are read out where they come. */
export function useRefusalFocus(field: Field | null, failure: unknown): void {
  useEffect(() => {
    if (failure) field?.current?.focus();
  }, [field, failure]);
}

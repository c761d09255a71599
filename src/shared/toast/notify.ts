import { createEmitter } from '../base/emitter.ts';

export interface Toast {
  kind: 'error' | 'success';
  text: string;
}

/** Toasts on their way to `ToastHost`, which loads what it needs with the first of them. */
export const toasts = createEmitter<Toast>();

/** Toast of a failure: 4 s, once per text while it is shown, at most three at a time. */
export const notifyError = (text: string): void => toasts.emit({ kind: 'error', text });

/** Toast of a success: 4 s, once per text while it is shown, at most three at a time. */
export const notifySuccess = (text: string): void => toasts.emit({ kind: 'success', text });

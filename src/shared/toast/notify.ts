import { createEmitter } from '../base/emitter.ts';

export interface Toast {
  kind: 'error' | 'success' | 'note';
  text: string;
}

/** Fires with each toast; `ToastHost` (src/app) shows it. */
export const toasts = createEmitter<Toast>();

/** Toast of a failure: 4 s, once per text while it is shown, at most three at a time (DES-34). */
export const notifyError = (text: string): void => toasts.emit({ kind: 'error', text });

/** Toast of something that is neither: the player should know it, and nothing has failed. */
export const notifyNote = (text: string): void => toasts.emit({ kind: 'note', text });

/** Toast of a success, shown like that of a failure. */
export const notifySuccess = (text: string): void => toasts.emit({ kind: 'success', text });

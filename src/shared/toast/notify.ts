import { createEmitter } from '../base/emitter.ts';

/** Where a toast leads, by its button: to the player's history, or to another try. */
type ToastWay = 'history' | (() => void);

export interface Toast {
  kind: 'error' | 'success' | 'note';
  text: string;
  way?: ToastWay | undefined;
}

/** Fires with each toast; `ToastHost` (src/app) shows it. */
export const toasts = createEmitter<Toast>();

/** Toast of a failure, and the way on where there is one: one at a time, each text once while it is shown (DES-34). */
export const notifyError = (text: string, way?: ToastWay): void => toasts.emit({ kind: 'error', text, way });

/** Toast of something that is neither: the player should know it, and nothing has failed. */
export const notifyNote = (text: string, way?: ToastWay): void => toasts.emit({ kind: 'note', text, way });

/** Toast of a success, shown like that of a failure. */
export const notifySuccess = (text: string, way?: ToastWay): void => toasts.emit({ kind: 'success', text, way });

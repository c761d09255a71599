import { createEmitter } from '../base/emitter.ts';
import type { Way } from './ways.ts';

/** Action of a toast's button: open a place, an entry of the history by its reference, or retry. */
type ToastWay = Way | { readonly entry: string } | (() => void);

export interface Toast {
  kind: 'error' | 'success' | 'note';
  text: string;
  way?: ToastWay | undefined;
}

/** Fires for each toast; `ToastHost` (src/app) shows it. */
export const toasts = createEmitter<Toast>();

/** Failure toast with an optional action, which also stands where the failure belongs (DES-94). */
export const notifyError = (text: string, way?: ToastWay): void => toasts.emit({ kind: 'error', text, way });

/** Neutral toast: neither success nor failure. */
export const notifyNote = (text: string, way?: ToastWay): void => toasts.emit({ kind: 'note', text, way });

export const notifySuccess = (text: string, way?: ToastWay): void => toasts.emit({ kind: 'success', text, way });

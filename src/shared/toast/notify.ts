import { createEmitter } from '../base/emitter.ts';

/** Where a message can lead: the text of its button, the page, and the sheet that opens over it. */
export const destinations = {
  history: { label: 'common.openStatement', to: '/user/statement' },
  bonus: { label: 'actions.bonus', to: '/user/bonus' },
  support: { label: 'profile.support', to: '/user/contact' },
  games: { label: 'qr.play', to: '/user/home' },
  deposit: { label: 'home.actions.deposit', to: '/user/home', open: 'deposit' },
  invite: { label: 'home.actions.invite', to: '/user/home', open: 'invite' },
} as const satisfies Readonly<Record<string, { label: string; to: string; open?: string }>>;

export type Destination = keyof typeof destinations;

/** Router state of a link: the sheet to open, or the history entry. */
export const stateOf = (destination: Destination, entry?: string) => {
  const place = destinations[destination];
  if (entry) return { entry };
  return 'open' in place ? { open: place.open } : null;
};

/** Action of a toast's button: open a place, an entry of the history by its reference, or retry. */
type ToastAction = Destination | { readonly entry: string } | (() => void);

export interface Toast {
  kind: 'error' | 'success' | 'note';
  text: string;
  action?: ToastAction | undefined;
}

/** Fires for each toast; `ToastHost` (src/app) shows it. */
export const toasts = createEmitter<Toast>();

/** Failure toast with an optional action, which also stands where the failure belongs (DES-94). */
export const notifyError = (text: string, action?: ToastAction): void => toasts.emit({ kind: 'error', text, action });

/** Neutral toast: neither success nor failure. */
export const notifyNote = (text: string, action?: ToastAction): void => toasts.emit({ kind: 'note', text, action });

export const notifySuccess = (text: string, action?: ToastAction): void =>
  toasts.emit({ kind: 'success', text, action });

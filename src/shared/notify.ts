type Kind = 'error' | 'success';
type Show = (kind: Kind, text: string) => void;

let toaster: Promise<Show> | null = null;

/** The toasts' own code is loaded with the first toast: no page needs it to open. */
function show(kind: Kind, text: string): void {
  toaster ??= import('./toaster.tsx').then((module) => module.showToast);
  toaster.then(
    (showToast) => showToast(kind, text),
    () => {
      toaster = null;
    },
  );
}

/** Toast of a failure: 4 s, once per text while it is shown, at most three at a time (spec §8). */
export const notifyError = (text: string): void => show('error', text);

/** Toast of a success: 4 s, once per text while it is shown, at most three at a time. */
export const notifySuccess = (text: string): void => show('success', text);

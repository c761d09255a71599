/** The components that tell the player of a failure or of a slow network, as one chunk (see failure-kit.ts). */

export { showToast, Toaster } from '../toast/toaster.tsx';
export { PartFailed } from './part-failed.tsx';
export { SlowNote } from './slow-note.tsx';

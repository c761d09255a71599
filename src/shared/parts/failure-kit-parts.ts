/** The components that tell the player of a failure, as one chunk (see failure-kit.ts). */

export { showToast, Toaster } from '../toast/toaster.tsx';
export { PartFailed } from './part-failed.tsx';

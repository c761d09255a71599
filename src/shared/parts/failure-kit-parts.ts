/** What is fetched together, and kept, for the moment in which something fails. */

export { showToast, Toaster } from '../toast/toaster.tsx';
export { PartFailed } from './part-failed.tsx';

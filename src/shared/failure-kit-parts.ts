/** What is fetched together, and kept, for the moment in which something fails. */
export { PartFailed } from './part-failed.tsx';
export { showToast, Toaster } from './toaster.tsx';

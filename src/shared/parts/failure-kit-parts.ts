/** The components that tell the player of a failure or of a slow network, as one chunk (see failure-kit.ts). */

import i18next from 'i18next';
import { notifyError } from '../toast/notify.ts';
import { fetchLostStyles } from './part-failed.tsx';

export { showToast, Toaster } from '../toast/toaster.tsx';
export { PartFailed } from './part-failed.tsx';
export { SlowNote } from './slow-note.tsx';
export { VersionNote } from './version-note.tsx';

// This chunk comes right after the first page. Parts that failed fetch their stylesheets themselves; those that the
// page itself lacks are fetched here.
const fetchStyles = (): Promise<void> =>
  fetchLostStyles().catch(() => notifyError(i18next.t('common.loadFailed'), () => void fetchStyles()));
void fetchStyles();

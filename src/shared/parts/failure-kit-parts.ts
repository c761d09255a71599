/** One chunk with the toasts and the notes of a slow network and of a new version (failure-kit.ts). */

import '../base/held-key.ts';
import i18next from 'i18next';
import { fetchLostStyles } from '../base/fetch-chunk.ts';
import { notifyError } from '../toast/notify.ts';

export { showToast, Toaster } from '../toast/toaster.tsx';
export { SlowNote } from './slow-note.tsx';
export { VersionNote } from './version-note.tsx';

// Failed parts refetch their own stylesheets; this refetches those of the first page.
const fetchStyles = (): Promise<void> =>
  fetchLostStyles().catch(() => notifyError(i18next.t('common.loadFailed'), () => void fetchStyles()));
void fetchStyles();

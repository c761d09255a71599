/** The components that tell the player of a failure, as one chunk (see failure-kit.ts). */

import i18next from 'i18next';
import { notifyError } from '../toast/notify.ts';
import { fetchLostStyles } from './part-failed.tsx';

export { showToast, Toaster } from '../toast/toaster.tsx';
export { PartFailed } from './part-failed.tsx';

// This chunk comes right after the first page. Parts that failed fetch their stylesheets themselves; those that the
// page itself lacks are fetched here.
fetchLostStyles().catch(() => notifyError(i18next.t('common.loadFailed')));

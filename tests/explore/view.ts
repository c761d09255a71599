/** Reads what a page of a test's browser shows. */
import type { Page } from '@playwright/test';
import { findShown, readView, readWorld, type View } from '../../mocks/devtools/walks/view.ts';

export const viewOf = (page: Page): Promise<View> => page.evaluate<View>(`(${readView})(${findShown}, ${readWorld})`);

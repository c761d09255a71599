import { waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored } from '../base/storage.ts';
import { toasts } from '../toast/notify.ts';
import { initI18n, setLanguage } from './i18n.ts';
import texts from './th.json' with { type: 'json' };

beforeEach(async () => {
  await initI18n();
  await setLanguage('th');
  i18next.removeResourceBundle('lo', 'translation');
});
afterEach(() => setLanguage('th'));

// APP-71, APP-74
it('switches to the language that was chosen last, however late the texts of another one come', async () => {
  await Promise.all([setLanguage('la'), setLanguage('th')]);
  expect(i18next.language).toBe('th');
  expect(document.documentElement.lang).toBe('th');
  expect(readStored('locale')).toBe('th');
});

// APP-73
it('stays as it is when the texts cannot be had, and says why', async () => {
  const said = vi.fn();
  const stop = toasts.on(said);
  vi.spyOn(i18next, 'addResourceBundle').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await setLanguage('la');
  stop();
  await waitFor(() => expect(said).toHaveBeenCalledWith({ kind: 'error', text: texts.common.languageFailed }));
  expect(document.documentElement.lang).toBe('th');
  expect(readStored('locale')).toBe('th');
});

it.each([
  ['changes when the network is back', 'lo', undefined],
  ['stays when another language was chosen meanwhile', 'th', 'th'],
] as const)('a language that could not be loaded %s', async (_, now, chosen) => {
  vi.spyOn(i18next, 'addResourceBundle').mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await setLanguage('la');
  expect(document.documentElement.lang).toBe('th');
  if (chosen) await setLanguage(chosen);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(document.documentElement.lang).toBe(now));
});

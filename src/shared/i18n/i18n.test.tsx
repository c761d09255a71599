import { waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '../storage/storage.ts';
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
test('switches to the last chosen language, even if other texts arrive later', async () => {
  await Promise.all([setLanguage('la'), setLanguage('th')]);
  expect(i18next.language).toBe('th');
  expect(document.documentElement.lang).toBe('th');
  expect(readStored('locale')).toBe('th');
});

// APP-73
test('keeps the language and shows a toast when the texts fail to load', async () => {
  const said = vi.fn();
  const stop = toasts.on(said);
  vi.spyOn(i18next, 'addResourceBundle').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await setLanguage('la');
  stop();
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', text: texts.common.languageFailed })),
  );
  expect(document.documentElement.lang).toBe('th');
  expect(readStored('locale')).toBe('th');
});

test.each([
  ['changes when the network is back', 'lo', undefined],
  ['stays when another language was chosen meanwhile', 'th', 'th'],
] as const)('a language that failed to load %s', async (_, now, chosen) => {
  vi.spyOn(i18next, 'addResourceBundle').mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await setLanguage('la');
  expect(document.documentElement.lang).toBe('th');
  if (chosen) await setLanguage(chosen);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(document.documentElement.lang).toBe(now));
});

// APP-95
test('starts in a fallback language when the chosen one fails to load, keeps the choice, and shows a toast', async () => {
  const said = vi.fn();
  const stop = toasts.on(said);
  writeStored('locale', 'la');
  // A second init would replace the store and the failing method stubbed below.
  vi.spyOn(i18next, 'init').mockResolvedValue(i18next.t);
  const add = i18next.addResourceBundle.bind(i18next);
  vi.spyOn(i18next, 'addResourceBundle').mockImplementation((language, ...rest) => {
    if (language === 'lo') throw new TypeError('Failed to fetch dynamically imported module');
    return add(language, ...rest);
  });
  await initI18n();
  expect(['th', 'en']).toContain(document.documentElement.lang);
  expect(i18next.t('common.retry')).not.toBe('');
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'error', text: i18next.t('common.languageFailed') }),
    ),
  );
  stop();
  expect(readStored('locale')).toBe('la');
});

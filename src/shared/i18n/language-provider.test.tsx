import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from './en.json' with { type: 'json' };
import { initI18n, setLanguage } from './i18n.ts';
import { LanguageProvider } from './language-provider.tsx';
import th from './th.json' with { type: 'json' };

beforeEach(async () => {
  await initI18n();
});
afterEach(() => act(() => setLanguage('th')));

function Retry() {
  const { t } = useTranslation();
  return <button type="button">{t('common.retry')}</button>;
}

// APP-71, DES-36
test('changes texts and document language in one step', async () => {
  render(
    <LanguageProvider>
      <Retry />
    </LanguageProvider>,
  );
  expect(screen.getByRole('button').textContent).toBe(th.common.retry);
  const told: [lang: string, text: string | null][] = [];
  const watch = new MutationObserver(() =>
    told.push([document.documentElement.lang, screen.getByRole('button').textContent]),
  );
  watch.observe(document.documentElement, { attributeFilter: ['lang'] });
  await act(() => setLanguage('en'));
  expect(screen.getByRole('button').textContent).toBe(en.common.retry);
  await waitFor(() => expect(told).toEqual([['en', en.common.retry]]));
  watch.disconnect();
});

// DES-95
test('copies a selection without word-joining marks', () => {
  render(
    <LanguageProvider>
      <p>{'ตรวจ\u2060สอบ 3\u00a0ครั้ง'}</p>
    </LanguageProvider>,
  );
  const text = screen.getByRole('paragraph');
  document.getSelection()?.selectAllChildren(text);
  const setData = vi.fn();
  expect(fireEvent.copy(text, { clipboardData: { setData } })).toBe(false);
  expect(setData.mock.calls).toEqual([['text/plain', 'ตรวจสอบ 3 ครั้ง']]);
});

import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { simulate } from '../../tests/support/components/simulated-backend.ts';
import { LoginPage } from '../features/auth/login-page.tsx';
import { messageText, useMessageText } from '../shared/api/errors.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import { hasAllTexts, initI18n, loadAllTexts, setLanguage } from '../shared/i18n/i18n.ts';
import texts from '../shared/i18n/th.json' with { type: 'json' };
import { PublicShell } from './shell/public-shell.tsx';

// Other tests need all texts.
afterEach(async () => {
  cleanup();
  localStorage.clear();
  await initI18n();
});

// APP-250: a text that is missing throws here
test.each(['th', 'la', 'en'] as const)('renders the login page in %s with its own texts only', async (language) => {
  await simulate('everyday', { as: 'visitor' });
  localStorage.setItem('locale', language);
  await initI18n(false, ['first']);
  expect(hasAllTexts()).toBe(false);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/login']}>
          <PublicShell />
          <LoginPage />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
  for (const element of screen.getAllByRole('link')) expect(element.textContent).not.toBe('');
});

function Told({ code }: { code: string }) {
  return <p role="alert">{useMessageText()(code)}</p>;
}

// APP-250
test('shows a system error for a code until its text has loaded', async () => {
  await initI18n(false, ['first']);
  render(<Told code="MONEY_NOT_ENOUGH" />);
  expect(screen.getByRole('alert').textContent).toBe(texts.errorMsg.INTERNAL_SERVER_ERROR);
  expect(messageText('WRONG_CREDENTIAL')).toBe(texts.errorMsg.WRONG_CREDENTIAL);
  await act(loadAllTexts);
  expect(screen.getByRole('alert').textContent).toBe(texts.errorMsg.MONEY_NOT_ENOUGH);
});

// APP-250
test('refetches texts that failed to load, in the current language', async () => {
  await initI18n(false, ['first']);
  const add = vi.spyOn(i18next, 'addResourceBundle').mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(loadAllTexts()).rejects.toThrow('Failed to fetch');
  add.mockRestore();
  expect(hasAllTexts()).toBe(false);
  await Promise.all([loadAllTexts(), setLanguage('la')]);
  expect(hasAllTexts()).toBe(true);
  await setLanguage('th');
});

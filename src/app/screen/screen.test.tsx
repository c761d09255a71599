import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { config } from '../../shared/config/config.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { Screen } from './screen.tsx';

beforeAll(() => initI18n());

const page = (heading: string) => (
  <main>
    <Screen title="home">
      <h1>{heading}</h1>
    </Screen>
  </main>
);

const show = (router: ReturnType<typeof createMemoryRouter>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );

// APP-6
test('sets a document title without word-joining marks', async () => {
  const words = texts.common.titles.home;
  i18next.addResource('th', 'translation', 'common.titles.home', [...words].join('\u2060'));
  onTestFinished(() => void i18next.addResource('th', 'translation', 'common.titles.home', words));
  show(createMemoryRouter([{ path: '/', element: page('First') }]));
  await screen.findByRole('heading', { name: 'First' });
  expect(document.title).toBe(`${words} · ${config.appName}`);
});

test('focuses the heading on arrival, but not when a dialog steps back in the history', async () => {
  const router = createMemoryRouter([
    { path: '/', element: page('First') },
    { path: '/next', element: page('Next') },
  ]);
  show(router);
  await act(() => router.navigate('/next'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Next' })));
  // A dialog adds a history entry and steps back on close; the focus is then in the dialog below.
  await act(() => router.navigate('/next', { state: { dialogs: 1 } }));
  const below = document.body.appendChild(document.createElement('button'));
  below.focus();
  await act(() => router.navigate(-1));
  expect(document.activeElement).toBe(below);
  below.remove();
});

/** Draws a part of the app as the app would, and listens to the toasts. */
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { toasts } from '../../../src/shared/toast/notify.ts';

export function open(children: ReactNode, { at = '/' } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const said: { kind: string; text: string }[] = [];
  onTestFinished(toasts.on((toast) => void said.push(toast)));
  const page = (inside: ReactNode) => (
    <MantineProvider env="test" forceColorScheme="dark">
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>{inside}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
  const { rerender, unmount } = render(page(children));
  const again = (inside: ReactNode) => rerender(page(inside));
  return { user: userEvent.setup(), client, said, again, unmount };
}

/** Renders a part of the app inside its providers and collects the toasts. */
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { toasts } from '../../../src/shared/toast/notify.ts';

/** @returns a query client without retries, and the wrapper for hooks that use it */
export function queries() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, wrapper };
}

/** @param at page address @param state router state of the link */
export function open(children: ReactNode, { at = '/', state }: { at?: string; state?: unknown } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const said: { kind: string; text: string }[] = [];
  onTestFinished(toasts.on(({ kind, text }) => void said.push({ kind, text })));
  const page = (inside: ReactNode) => (
    <MantineProvider env="test" forceColorScheme="dark">
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>{inside}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
  const { rerender, unmount } = render(page(children));
  const again = (inside: ReactNode) => rerender(page(inside));
  return { user: userEvent.setup(), client, said, again, unmount };
}

const wrap = (children: ReactNode) => <MantineProvider env="test">{children}</MantineProvider>;

/** Renders a component with the app's theme and without transitions. */
export function show(children: ReactNode) {
  const view = render(wrap(children));
  return { ...view, again: (next: ReactNode) => view.rerender(wrap(next)) };
}

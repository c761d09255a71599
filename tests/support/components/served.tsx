/** A part of the app before a server whose answers a test sets by path, and which knows what it was asked. */
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { toasts } from '../../../src/shared/toast/notify.ts';

/** Answers a body, or whatever a function of the test makes of the call. */
export type Answers = Record<string, object | (() => Response | Promise<Response>)>;

/** The answer is lost on its way. */
export const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
export const broken = (): Response => Response.json({ message: 'INTERNAL_SERVER_ERROR' }, { status: 500 });
/** An answer that never comes. */
export const waiting = (): Promise<Response> => new Promise(() => {});

/** A wallet as the server sends it. */
export const walletView = {
  profile: { _id: '42', name: 'Somchai', username: '0812345678', createdAt: '2026-01-01T00:00:00Z', coin: 0 },
  bankAccount: { bankAccountName: 'A', bankAccountNo: '1234567890', bank: { nameTH: 'ก', nameEN: 'K' } },
  wallet: { amount: 1000 },
  invite: { amount: 0, success: 0, fail: 0 },
  slots: [],
};

/** @returns the paths that are asked, as they come, and the bodies that were sent with them. */
export function serve(answers: Answers) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (input: URL | RequestInfo, init?: RequestInit) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.origin);
    asked.push(pathname);
    bodies.push(typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body);
    const answer = answers[pathname];
    if (typeof answer === 'function') return (answer as () => Response | Promise<Response>)();
    return answer ? Response.json(answer) : Response.json({ message: 'NO_DATA' }, { status: 404 });
  });
  return { asked, bodies, times: (path: string) => asked.filter((one) => one === path).length };
}

/** Draws it as the app would, and listens to the toasts. */
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

/** The whole app in a test's page, before a simulated world that answers its calls. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { openSandbox } from '../worlds/open-sandbox.ts';

type App = [typeof import('../../../src/app/providers.tsx'), typeof import('../../../src/app/routes.tsx')];

// Names in small letters, as a server reads them.
const headersOf = (init: RequestInit) =>
  Object.fromEntries([...new Headers(init.headers)].map(([name, value]) => [name.toLowerCase(), value]));

export interface Visit {
  /** Path and query. */
  readonly at: string;
  readonly scenario?: string;
  readonly set?: NonNullable<Parameters<typeof openSandbox>[1]>['set'];
  readonly as?: 'player' | 'visitor';
}

/** Renders the app at an address of a new world. @param app its modules, as the test has imported them */
export async function openApp(
  [{ Providers }, { AppRoutes }]: App,
  { at, scenario = 'everyday', set, as = 'player' }: Visit,
) {
  const sandbox = await openSandbox(scenario, { set: set ?? {}, now: () => Date.now() });
  vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input), location.origin);
    const answer = await sandbox.handle({
      method: init.method ?? 'GET',
      path: pathname + search,
      body: typeof init.body === 'string' ? init.body : null,
      headers: headersOf(init),
    });
    if (answer.kind === 'cut') throw new TypeError('Failed to fetch');
    return new Response(answer.text, { status: answer.status });
  });
  if (as === 'player') {
    const body = JSON.stringify({ username: '0812345678', password: 'krapao99' });
    const answer = await fetch('/api/login', { method: 'POST', body });
    localStorage.setItem('token', ((await answer.json()) as { token: string }).token);
  }
  history.replaceState(null, '', at);
  // Parts that are fetched suspend: their first try ends within an act that waits.
  await act(async () =>
    render(
      <Providers port={{ config: {}, onWorldReplaced: () => () => undefined }}>
        <AppRoutes />
      </Providers>,
    ),
  );
  return { sandbox, user: userEvent.setup() };
}

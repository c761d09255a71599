/** Renders the whole app against a simulated world. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Sandbox } from '../../../mocks/index.ts';
import { simulate } from './simulated-backend.ts';

type App = [typeof import('../../../src/app/providers.tsx'), typeof import('../../../src/app/routes.tsx')];

export interface Visit {
  readonly at: string;
  readonly scenario?: string;
  readonly set?: NonNullable<Parameters<typeof simulate>[1]>['set'];
  readonly as?: 'player' | 'visitor';
  readonly before?: (sandbox: Sandbox) => void;
}

/** Renders the app at an address of a new world. @param app its modules, as imported by the test */
export async function openApp(
  [{ Providers }, { AppRoutes }]: App,
  { at, scenario = 'everyday', set, as = 'player', before }: Visit,
) {
  const { sandbox } = await simulate(scenario, { set: set ?? {}, as });
  before?.(sandbox);
  history.replaceState(null, '', at);
  // Lazy-loaded parts suspend: their first render has to end within an awaited act.
  await act(async () =>
    render(
      <Providers port={{ config: {}, onWorldReplaced: () => () => undefined }}>
        <AppRoutes />
      </Providers>,
    ),
  );
  return { sandbox, user: userEvent.setup() };
}

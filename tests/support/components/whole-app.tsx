/** The whole app in a test's page, before a simulated world that answers its calls. */
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

/** Renders the app at an address of a new world. @param app its modules, as the test has imported them */
export async function openApp(
  [{ Providers }, { AppRoutes }]: App,
  { at, scenario = 'everyday', set, as = 'player', before }: Visit,
) {
  const { sandbox } = await simulate(scenario, { set: set ?? {}, as });
  before?.(sandbox);
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

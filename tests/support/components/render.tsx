import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

const wrap = (children: ReactNode) => <MantineProvider env="test">{children}</MantineProvider>;

/** Renders a component with the app's theme and without transitions. */
export function show(children: ReactNode) {
  const view = render(wrap(children));
  return { ...view, again: (next: ReactNode) => view.rerender(wrap(next)) };
}

import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

const wrap = (children: ReactNode) => <MantineProvider env="test">{children}</MantineProvider>;

/** Draws a piece of the interface as the app would, without transitions. For tests only. */
export function show(children: ReactNode) {
  const view = render(wrap(children));
  return { ...view, again: (next: ReactNode) => view.rerender(wrap(next)) };
}

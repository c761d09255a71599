/** The sandbox's panel in component tests. */
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { PanelView } from '../../../mocks/devtools/panel/frame/panel-view.tsx';
import { labels } from '../../../mocks/devtools/panel/kit/labels.ts';
import { PanelContext, type PanelTools } from '../../../mocks/devtools/panel/kit/panel-tools.ts';
import type { Sandbox } from '../../../mocks/sandbox/sandbox.ts';

type PanelProps = ComponentProps<typeof PanelView>;

/** Shows the panel in English. */
export function openPanel(sandbox: Sandbox, more: Partial<PanelProps> = {}): void {
  document.documentElement.lang = 'en';
  const host = document.createElement('div');
  host.className = 'kps-host';
  document.body.append(host);
  onTestFinished(() => {
    document.documentElement.lang = 'th';
    host.remove();
  });
  const props: PanelProps = {
    ...{ sandbox, host, base: '/', inPage: false, onClose: () => undefined },
    loadStates: async () => [],
    ...more,
  };
  render(<PanelView {...props} />, { container: host });
}

export const openTab = (tab: keyof typeof labels.en.tab): Promise<void> =>
  userEvent.click(screen.getByRole('tab', { name: labels.en.tab[tab] }));

/** Shows a part of the panel alone, in English. */
export function renderPart(part: ReactNode, tools: Partial<PanelTools> = {}): void {
  render(
    <MantineProvider>
      <PanelContext value={{ language: 'en', t: labels.en, ...tools } as PanelTools}>{part}</PanelContext>
    </MantineProvider>,
  );
}

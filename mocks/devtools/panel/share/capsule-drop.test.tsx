import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { labels } from '../kit/labels.ts';
import { PanelContext, type PanelTools } from '../kit/panel-tools.ts';
import { CapsuleDrop } from './capsule-drop.tsx';

it('opens the last of two files, whichever is read first', async () => {
  const importCapsule = vi.fn<(capsule: string) => Promise<void>>().mockResolvedValue();
  const say = vi.fn<() => void>();
  const sandbox = { importCapsule } as unknown as Sandbox;
  const tools = { language: 'en', t: labels.en, sandbox, say } as unknown as PanelTools;
  render(
    <MantineProvider>
      <PanelContext value={tools}>
        <CapsuleDrop />
      </PanelContext>
    </MantineProvider>,
  );
  const field = screen.getByRole('group', { name: labels.en.share.open }).querySelector('input') as HTMLInputElement;
  const reading = ['first', 'second'].map((name) => ({ name, text: Promise.withResolvers<ArrayBuffer>() }));
  for (const { name, text } of reading) {
    const file = new File([name], `${name}.json`, { type: 'application/json' });
    file.arrayBuffer = () => text.promise;
    await userEvent.upload(field, file);
  }
  for (const { name, text } of reading.toReversed())
    await act(async () => text.resolve(new TextEncoder().encode(name).buffer));
  expect(importCapsule.mock.calls).toEqual([['second']]);
});

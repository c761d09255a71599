import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../../tests/support/components/open-panel.tsx';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { labels } from '../kit/labels.ts';
import { CapsuleDrop } from './capsule-drop.tsx';

it('opens the last of two files, whichever is read first', async () => {
  const importCapsule = vi.fn<(capsule: string) => Promise<void>>().mockResolvedValue();
  const say = vi.fn<() => void>();
  const sandbox = { importCapsule } as unknown as Sandbox;
  renderPart(<CapsuleDrop />, { sandbox, say });
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

import { act } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../tests/support/components/open-panel.tsx';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { CapsuleDrop, type CapsuleTaker } from './capsule-drop.tsx';

test('opens the last of two files, whichever is read first', async () => {
  const importCapsule = vi.fn<(capsule: string) => Promise<void>>().mockResolvedValue();
  const say = vi.fn<() => void>();
  const sandbox = { importCapsule } as unknown as Sandbox;
  const section = createRef<CapsuleTaker>();
  renderPart(<CapsuleDrop ref={section} />, { sandbox, say });
  const reading = ['first', 'second'].map((name) => ({ name, text: Promise.withResolvers<ArrayBuffer>() }));
  for (const { name, text } of reading) {
    const file = new File([name], `${name}.json`, { type: 'application/json' });
    file.arrayBuffer = () => text.promise;
    act(() => section.current?.take(file));
  }
  for (const { name, text } of reading.toReversed())
    await act(async () => text.resolve(new TextEncoder().encode(name).buffer));
  expect(importCapsule.mock.calls).toEqual([['second']]);
});

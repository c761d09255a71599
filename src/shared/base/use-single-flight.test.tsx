import { act, render } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, test, vi } from 'vitest';
import { useSingleFlight } from './use-single-flight.ts';

function show(action: () => Promise<void>) {
  const shown: { run: () => unknown } = { run: () => undefined };
  function Form({ waitsFor }: { waitsFor: Promise<void> | null }) {
    const run = useSingleFlight(action);
    shown.run = run;
    if (waitsFor) use(waitsFor);
    return null;
  }
  const page = (waitsFor: Promise<void> | null) => (
    <Suspense fallback="Loading">
      <Form waitsFor={waitsFor} />
    </Suspense>
  );
  const { rerender } = render(page(null));
  return { shown, suspend: (waitsFor: Promise<void>) => act(async () => rerender(page(waitsFor))) };
}

// MNY-29
test('runs again only after React has rendered the end of the call', async () => {
  const call = Promise.withResolvers<void>();
  const action = vi.fn(() => call.promise);
  const { shown } = show(action);
  const first = shown.run();
  expect(shown.run()).toBeUndefined();
  await act(async () => {
    call.resolve();
    await first;
    expect(shown.run()).toBeUndefined();
  });
  expect(action).toHaveBeenCalledOnce();
  act(() => void shown.run());
  expect(action).toHaveBeenCalledTimes(2);
});

// MNY-29
test('stays busy while its screen is suspended and shown again', async () => {
  const action = vi.fn(() => new Promise<void>(() => undefined));
  const { shown, suspend } = show(action);
  act(() => void shown.run());
  const part = Promise.withResolvers<void>();
  await suspend(part.promise);
  await act(async () => part.resolve());
  expect(shown.run()).toBeUndefined();
  expect(action).toHaveBeenCalledOnce();
});

import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { simulate } from '../tests/support/components/simulated-backend.ts';

// The whole app is loaded.
vi.setConfig({ testTimeout: 20_000 });

/** What the page does that others notice: keys that it writes, channels that it opens. */
function watchPage() {
  const done: string[] = [];
  for (const method of ['setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation((key: string) => void done.push(`${method} ${key}`));
  }
  const { BroadcastChannel: Channel } = globalThis;
  class Watched extends Channel {
    constructor(name: string) {
      super(name);
      done.push(`channel ${name}`);
    }
  }
  vi.stubGlobal('BroadcastChannel', Watched);
  return done;
}

const setPrerendering = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { configurable: true, value });

// APP-390
test('does nothing until a page that was drawn ahead is opened, and then ends a session like any public page', async () => {
  // As a page that was just loaded has them.
  vi.resetModules();
  const backend = await simulate('everyday');
  const done = watchPage();
  setPrerendering(true);
  onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'));
  history.replaceState(null, '', '/login');
  document.body.innerHTML = '<div id="root"></div>';

  const started = import('./main.tsx');
  // The modules of the start are there once it waits; nothing else marks that moment.
  await import('./app/app.tsx');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([done, backend.asked()]).toEqual([[], []]);

  setPrerendering(false);
  await act(async () => {
    document.dispatchEvent(new Event('prerenderingchange'));
    await started;
  });
  await waitFor(() => expect(done).toEqual(expect.arrayContaining(['channel krapao-session', 'removeItem token'])));
  // A response after the test would be rendered without a window.
  await waitFor(() => expect(document.documentElement.dataset.ready).toBeDefined(), { timeout: 10_000 });
});

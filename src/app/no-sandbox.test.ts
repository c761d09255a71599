import { expect, onTestFinished, test, vi } from 'vitest';
import { start } from './no-sandbox.ts';

// APP-87
test('unregisters foreign workers of this page, but not that of a sandbox in a folder below', async () => {
  const origin = 'https://wallet.example';
  const registration = (scope: string, script: string) => ({
    scope: `${origin}${scope}`,
    active: { scriptURL: `${origin}${script}` },
    unregister: vi.fn(async () => true),
  });
  const own = registration('/', '/app-worker.js');
  const former = registration('/', '/sandbox-worker.js');
  const beside = registration('/demo/', '/demo/sandbox-worker.js');
  vi.stubGlobal('location', { href: `${origin}/user/home` });
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, getRegistrations: async () => [own, former, beside] },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await start();
  await vi.waitFor(() => expect(former.unregister).toHaveBeenCalledOnce());
  expect(own.unregister).not.toHaveBeenCalled();
  expect(beside.unregister).not.toHaveBeenCalled();
});

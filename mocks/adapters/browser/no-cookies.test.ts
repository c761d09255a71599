import { expect, test, vi } from 'vitest';

// SAFE-55
test('hides a storage that throws from MSW, which would not load', async () => {
  const getItem = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem });
  await import('./no-cookies.ts');
  expect(globalThis.localStorage.getItem).toBeUndefined();
});

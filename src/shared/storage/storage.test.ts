// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openChannel, readStored, removeStored, type StorageKey, writeStored } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test.each<[StorageKey, string]>([
  ['locale', 'xx'],
  ['locale', '__proto__'],
  ['last_sync', 'abc'],
  ['last_sync', '-5'],
  ['last_sync', '1e15'],
  ['remember-agreement', '{"a":1}'],
  ['guest-id', '<script>alert(1)</script>'],
  ['guest-id', 'a'.repeat(60)],
  ['token', 'with\nnewline'],
  ['token', 'with 🙂'],
  ['token', ''],
  ['token', '  '],
  ['token', 'null'],
  ['token', 'undefined'],
  ['token', 'NULL'],
  ['token', '"null"'],
  ['token', '""'],
  ['token', "'undefined'"],
  ['token', 'NaN'],
  ['token', 'false'],
  ['token', '[object Object]'],
  // CHT-10, SAFE-52, SAFE-53, SAFE-66, WAL-15
])('treats %s = %j as absent and removes it', (key, value) => {
  localStorage.setItem(key, value);
  expect(readStored(key)).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

// APP-78, WAL-13
test('reads written values with their type', () => {
  writeStored('last_sync', 1_768_469_400_000);
  writeStored('token', 'kp1.4f2a9c.1', 'session');
  expect(readStored('last_sync')).toBe(1_768_469_400_000);
  expect(readStored('token', 'session')).toBe('kp1.4f2a9c.1');
  expect(readStored('token', 'local')).toBeNull();
});

// SAFE-55
test.each(['setItem', 'getItem'] as const)('keeps values in memory if the browser refuses %s', (method) => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('code', 'PR123');
  expect(readStored('code')).toBe('PR123');
  removeStored('code');
  expect(readStored('code')).toBeNull();
});

// SAFE-55
test('works if accessing the storage throws', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readStored('code')).toBeNull();
  writeStored('code', 'PR123');
  expect(readStored('code')).toBe('PR123');
  removeStored('code');
  expect(readStored('code')).toBeNull();
});

// SAFE-55. Firefox refuses channels where it refuses storage.
test.each([
  [
    'refuses channels',
    function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
  ['has none', undefined],
])('opens no channel in a browser that %s', (_what, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  expect(openChannel('krapao-test')).toBeNull();
});

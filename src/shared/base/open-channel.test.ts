import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './open-channel.ts';

afterEach(() => vi.unstubAllGlobals());

// SAFE-55. Firefox refuses channels where it refuses storage.
test.each([
  [
    'refuses channels',
    function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
  ['has none', undefined],
])('a browser that %s gives no channel, and nothing fails', (_what, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  expect(openChannel('krapao-test')).toBeNull();
});

import { expect, test, vi } from 'vitest';
import { logIn, openSandbox } from '../../../tests/support/worlds/open-sandbox.ts';
import { createMemoryStore } from '../../index.ts';
import { LatePartMissing } from '../../kernel/late-part.ts';

test('does not set a world aside when a chunk that it needs fails to load', async () => {
  const store = createMemoryStore();
  const player = await logIn(await openSandbox('everyday', { store }));
  expect((await player.post('/api/qrcode/WW', { amount: 100 })).status).toBe(200);
  vi.doMock('qrcode', () => {
    throw new Error('no network');
  });

  await expect(openSandbox('everyday', { store })).rejects.toThrow(LatePartMissing);

  vi.doUnmock('qrcode');
  const again = await openSandbox('everyday', { store });
  expect(again.openedAs).toBe('stored');
  expect(again.journal()).toHaveLength(3);
});

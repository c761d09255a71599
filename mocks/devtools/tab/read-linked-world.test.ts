import { expect, test, vi } from 'vitest';
import { scenarios } from '../../../scenarios/index.ts';
import { logIn, openSandbox } from '../../../tests/support/worlds/open-sandbox.ts';
import { packCapsule } from '../../sandbox/pack-capsule.ts';
import { readLinkedWorld } from './read-linked-world.ts';

async function playedCapsule() {
  const sandbox = await openSandbox('everyday');
  await (await logIn(sandbox)).post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 });
  return JSON.parse(sandbox.exportCapsule()) as { journal: Record<string, unknown>[] };
}

test('returns the capsule of a valid link', async () => {
  const text = JSON.stringify(await playedCapsule());
  expect(await readLinkedWorld(await packCapsule(text), scenarios)).toEqual({ capsule: text });
});

// APP-461
test('refuses the link of a world that began with recorded responses', async () => {
  const capsule = await playedCapsule();
  Object.assign(capsule.journal[0] ?? {}, { version: 3, records: { logs: {} } });
  const packed = await packCapsule(JSON.stringify(capsule));
  expect(await readLinkedWorld(packed, scenarios)).toMatchObject({ reason: 'recording' });
});

const operatorEntry = (action: string, data: object) => ({ seq: 2, at: 8e12, kind: 'operator', action, data });

test.each([
  [
    'a transfer without a player',
    (journal: Record<string, unknown>[]) => ({ ...journal[2], player: null }),
    'unreadable',
  ],
  ['an action that this build lacks', () => operatorEntry('teleport', {}), 'other-build'],
  ['half a coin', () => operatorEntry('giveCoins', { coins: 0.5 }), 'unreadable'],
])('refuses a link with %s', async (_, change, reason) => {
  // The collections log before they refuse
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const capsule = await playedCapsule();
  capsule.journal[2] = change(capsule.journal);
  const packed = await packCapsule(JSON.stringify(capsule));
  expect(await readLinkedWorld(packed, scenarios)).toMatchObject({ reason });
});

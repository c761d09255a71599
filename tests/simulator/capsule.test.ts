import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../../mocks/index.ts';
import { skippingVersion } from '../../mocks/kernel/journal.ts';
import { randomFor } from '../../mocks/kernel/random.ts';
import { capsuleLimit } from '../../mocks/sandbox/capsule.ts';
import { packCapsule, unpackCapsule } from '../../mocks/sandbox/pack-capsule.ts';
import { readCapsule } from '../../mocks/sandbox/read-capsule.ts';
import { scenarios } from '../../scenarios/index.ts';
import { brokenRules, callerOf, differenceOf, evening, logIn, openSandbox } from '../support/worlds/open-sandbox.ts';

const order = { from: 'WALLET', to: 'JOKER', amount: 100.5 };

async function playedWorld() {
  const sandbox = await openSandbox('everyday');
  await (await logIn(sandbox)).post('/api/wallet/transfer', order);
  await sandbox.set('notice', true);
  sandbox.fault('transfer', 'TRANSFER_FAIL');
  return sandbox;
}

describe('a world in a capsule', () => {
  test('opens as it was, faults included, from a file and from a link', async () => {
    const sandbox = await playedWorld();
    const byFile = await openSandbox('broke');
    await byFile.importCapsule(sandbox.exportCapsule());
    expect(differenceOf(byFile.dump(), sandbox.dump())).toBe('');
    expect(byFile.faults()).toEqual(sandbox.faults());

    const byLink = await openSandbox('broke');
    await byLink.importCapsule(await unpackCapsule(await sandbox.link()));
    expect(differenceOf(byLink.dump(), sandbox.dump())).toBe('');
  });

  test('continues from its own time when opened later', async () => {
    const sandbox = await playedWorld();
    await sandbox.clock.jump('3h');
    const later = await openSandbox('broke', { now: () => evening + 9 * 86_400_000 });
    await later.importCapsule(sandbox.exportCapsule());
    expect(later.now()).toBe(sandbox.now());
  });

  test('carries neither passwords nor tokens', async () => {
    const text = (await playedWorld()).exportCapsule();
    expect(text).not.toContain('krapao99');
    expect(text).not.toContain('kp1.');
  });

  test('opens beside the present world and leaves it unchanged', async () => {
    const sandbox = await playedWorld();
    const capsule = sandbox.exportCapsule();
    const before = sandbox.dump();
    await sandbox.undo();
    await sandbox.importCapsule(capsule);
    expect(differenceOf(sandbox.dump(), before)).toBe('');
    await sandbox.load('everyday', { at: evening });
    expect(sandbox.journal()).toHaveLength(3);
  });
});

describe('the size of a capsule', () => {
  test('refuses to export a world that import would refuse', async () => {
    const sandbox = await openSandbox('everyday');
    sandbox.fault('transfer', { body: 'x'.repeat(4_000_000) });
    sandbox.fault('transfer', { body: 'x'.repeat(capsuleLimit - sandbox.exportCapsule().length - 100) });
    expect(readCapsule(sandbox.exportCapsule(), scenarios).faults).toHaveLength(2);

    sandbox.fault('transfer', { body: 'x'.repeat(200) });
    expect(() => sandbox.exportCapsule()).toThrow('too-large');
    await expect(sandbox.link()).rejects.toThrow('too-large');
  });
});

// APP-460
describe('a reset of an imported world', () => {
  /** The capsule's world after an undo and another transfer, opened again from the store. */
  async function reloadedWorld() {
    const capsule = (await playedWorld()).exportCapsule();
    const store = createMemoryStore();
    const first = await openSandbox('broke', { store });
    await first.importCapsule(capsule);
    const opened = first.dump();
    await first.undo(2);
    await callerOf(first, first.token('player')).post('/api/wallet/transfer', { ...order, amount: 20 });
    const later = await openSandbox('everyday', { ...first.address, store });
    expect(later.dump()).toBe(first.dump());
    return { first, later, opened, capsule, store };
  }

  test('goes back to the capsule, also after a reload and an undo', async () => {
    const { later, opened } = await reloadedWorld();
    expect(later.dump()).not.toBe(opened);
    await later.reset();
    expect(later.dump()).toBe(opened);
    expect(later.journal()).toHaveLength(4);
  });

  test('goes back to it before a reload too, and leaves other worlds alone', async () => {
    const { first, opened, store } = await reloadedWorld();
    await first.reset();
    expect(first.dump()).toBe(opened);
    const own = await openSandbox('everyday', { at: evening, store });
    await callerOf(own, own.token('player')).post('/api/wallet/transfer', order);
    await own.reset();
    expect(own.journal()).toHaveLength(1);
  });
});

describe('a capsule that cannot be opened', () => {
  test.each(['', 'null', '{}', '[]', '{"format":"krapao-world-1"}', '<html>'])('%j is refused', (text) => {
    expect(() => readCapsule(text, scenarios)).toThrow('unreadable');
  });

  test.each<[place: string, spoil: (capsule: { address: object; journal: object[] }) => unknown]>([
    ['address.seed', ({ address }) => Object.assign(address, { seed: -7 })],
    ['journal.0', ({ journal }) => Object.assign(journal[0]!, { switches: { coins: -7 } })],
    [
      'journal.1',
      ({ journal }) =>
        journal.splice(1, 1, { ...journal[1], kind: 'operator', action: 'giveCoins', data: { coins: -7 } }),
    ],
    ['journal.2', ({ journal }) => journal.splice(2, 1)],
    ['journal.3', ({ journal }) => Object.assign(journal[3]!, { kind: 'request' })],
  ])('names the first unreadable place %s', async (place, spoil) => {
    const capsule = JSON.parse((await playedWorld()).exportCapsule());
    spoil(capsule);
    expect(() => readCapsule(JSON.stringify(capsule), scenarios)).toThrow(`it is no capsule, or damaged at ${place} (`);
  });

  test('refuses a capsule at the end of world time', async () => {
    const capsule = JSON.parse((await playedWorld()).exportCapsule()) as { journal: { at: number }[] };
    Object.assign(capsule.journal.at(-1) as object, { at: 8.64e15 });
    expect(() => readCapsule(JSON.stringify(capsule), scenarios)).toThrow('unreadable');
  });

  test('refuses an unknown scenario and names it', async () => {
    const text = (await playedWorld()).exportCapsule();
    expect(() =>
      readCapsule(
        text,
        scenarios.filter(({ name }) => name === 'broke'),
      ),
    ).toThrow('unknown-scenario');
  });

  test('refuses a few kilobytes that unpack to gigabytes', async () => {
    const bomb = await packCapsule('0'.repeat(4_000_000));
    const nested = `${bomb}${'A'.repeat(10)}`;
    expect(bomb.length).toBeLessThan(8_192);
    await expect(unpackCapsule(nested)).rejects.toThrow(/unreadable|too-large/);
    expect(() => readCapsule('0'.repeat(5_000_000), scenarios)).toThrow('too-large');
  });

  test('a world too large for a link is offered as a file', async () => {
    const sandbox = await openSandbox('everyday');
    const player = await logIn(sandbox);
    const random = randomFor(1, 'keys');
    for (let round = 0; round < 400; round++) {
      // Random text does not compress
      const headers = { 'idempotency-key': String(random.next()) };
      await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 1 }, headers);
    }
    await expect(sandbox.link()).rejects.toThrow('too-large');
    expect(sandbox.exportCapsule().length).toBeGreaterThan(8_192);
  });
});

describe('time travel', () => {
  test('goes back to any journal entry and forward again, byte for byte', async () => {
    const sandbox = await playedWorld();
    const dumps = [];
    for (let seq = 3; seq >= 0; seq--) {
      await sandbox.travel(seq);
      dumps.unshift(sandbox.dump());
    }
    expect(new Set(dumps).size).toBe(4);
    for (let seq = 0; seq <= 3; seq++) {
      await sandbox.travel(seq);
      expect(differenceOf(sandbox.dump(), dumps[seq] ?? '')).toBe('');
    }
    expect(sandbox.future()).toEqual([]);
  });

  test('keeps the later entries until something new happens', async () => {
    const sandbox = await playedWorld();
    await sandbox.travel(1);
    expect(sandbox.future()).toHaveLength(2);
    await sandbox.set('terminated', true);
    expect(sandbox.future()).toEqual([]);
    expect(sandbox.journal()).toHaveLength(3);
  });
});

test('a capsule of an earlier build with a skipped entry opens and goes on without its effect, and stays as it is', async () => {
  const sandbox = await openSandbox('everyday', { set: { balance: 100 } });
  const player = await logIn(sandbox);
  await sandbox.operate('adjustBalance', { baht: 1000 });
  expect(await player.post('/api/wallet/withdraw', { amount: 900 })).toMatchObject({ status: 200 });
  const capsule = JSON.parse(sandbox.exportCapsule()) as { journal: Record<string, unknown>[] };
  Object.assign(capsule.journal[0] ?? {}, { version: skippingVersion });
  Object.assign(capsule.journal[2] ?? {}, { off: true });

  const other = await openSandbox('broke');
  expect(await other.importCapsule(JSON.stringify(capsule))).toEqual([]);
  expect(other.describe().differences).toEqual([
    { seq: 3, operation: 'withdraw', status: [200, 400], code: 'MONEY_NOT_ENOUGH' },
  ]);
  expect(brokenRules(other)).toEqual([]);
  expect(JSON.parse(other.exportCapsule())).toEqual(capsule);
  const again = await logIn(other);
  expect(await again.post('/api/wallet/withdraw', { amount: 100 })).toMatchObject({ status: 200 });
  expect(other.journal()).toHaveLength(6);
});

/** Each rule of the world breaks in a world that was built against it, and in that world alone. */
import { expect, test } from 'vitest';
import { checkInvariants, type Invariant } from '../../../mocks/engine/invariants.ts';
import { chatPlants } from './chat-plants.ts';
import { moneyPlants } from './money-plants.ts';
import { playedWorld, rowsOf, type Scene } from './played-world.ts';
import { rewardPlants } from './reward-plants.ts';

const plants = [...moneyPlants, ...rewardPlants, ...chatPlants];

const brokenIn = ({ world, journal }: Scene): Invariant[] =>
  checkInvariants(world, journal).flatMap(({ id, holds }) => (holds ? [] : [id]));

test('all rules hold in a world in which everything was paid once', async () => {
  const scene = await playedWorld();
  expect(checkInvariants(scene.world, scene.journal).filter(({ holds }) => !holds)).toEqual([]);
  const paid = rowsOf(scene).appended();
  expect(new Set(paid.map(({ statementType, status }) => `${statementType} ${status}`))).toEqual(
    new Set([
      'deposit SUCCESS',
      'bonus SUCCESS',
      'transfer SUCCESS',
      'transfer FAILED',
      'withdraw PENDING',
      'withdraw SUCCESS',
      'withdraw FAILED',
    ]),
  );
  expect(new Set(paid.flatMap(({ description }) => description ?? []))).toEqual(
    new Set(['bonus', 'promotion', 'invite', 'refund', 'luckydraw']),
  );
});

test.each(plants)('%s breaks %j', async (_, breaks, plant) => {
  const scene = await playedWorld();
  const planted = await plant(scene);
  const changed = planted !== null && typeof planted === 'object' && 'journal' in planted ? (planted as Scene) : scene;
  expect(brokenIn(changed)).toEqual(breaks);
});

test('every rule is broken by some world', async () => {
  const { world, journal } = await playedWorld();
  const broken = new Set(plants.flatMap(([, breaks]) => breaks));
  expect(broken).toEqual(new Set(checkInvariants(world, journal).map(({ id }) => id)));
});

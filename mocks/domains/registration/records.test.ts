import { expect, test } from 'vitest';
import { everyday } from '../../../scenarios/everyday.ts';
import { buildWorld } from '../../engine/build-world.ts';
import { journalVersion } from '../../kernel/journal.ts';
import { phoneRecord, phones, savePhone } from './records.ts';

test('stores one record for each phone', async () => {
  const { switches } = everyday;
  const at = Date.parse('2026-03-14T20:15:00+07:00');
  const start = {
    seq: 0,
    at,
    kind: 'start',
    version: journalVersion,
    scenario: 'everyday',
    seed: 1,
    switches,
  } as const;
  const world = await buildWorld(start);
  const known = { ...phoneRecord(world, '0891112222'), wrongCodes: 1 };
  await savePhone(world, known);
  await savePhone(world, { ...known, verified: true });
  expect(world.table(phones).findMany()).toEqual([{ ...known, verified: true }]);
});

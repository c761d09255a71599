import { expect, test } from 'vitest';
import { answerProblems } from '../../mocks/engine/validation.ts';
import { exampleOf } from '../hostile/schema.ts';
import { bendable, bent } from './bends.ts';

test.each(bendable)('%s is still an answer of the contract %s', (operation, bend) => {
  expect(answerProblems(operation, bent(operation, bend, exampleOf(operation)))).toEqual([]);
});

test('pictures, lists and what may be missing are gone from an answer, and nothing else is', () => {
  const bonus = { code: 'A', name: 'Daily', type: 'day', banners: ['one.svg'], percentFail: 20 };
  const answer = { bonuses: [{ ...bonus, userBonus: { received: 1 } }] };
  expect(bent('listBonuses', 'without pictures', answer)).toEqual({
    bonuses: [{ ...bonus, banners: [], userBonus: { received: 1 } }],
  });
  expect(bent('listBonuses', 'with empty lists', answer)).toEqual({ bonuses: [] });
  const { name: _, ...unnamed } = bonus;
  expect(bent('listBonuses', 'without what may be missing', answer)).toEqual({
    bonuses: [{ ...unnamed, userBonus: null }],
  });
});

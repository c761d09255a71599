import { expect, test } from 'vitest';
import { answerProblems } from '../../mocks/engine/checks/validation.ts';
import { exampleOf } from '../hostile/schema.ts';
import { variantOf, variantsOfReads } from './response-variants.ts';

test.each(variantsOfReads)('keeps %s %s within the contract', (operation, variant) => {
  expect(answerProblems(operation, variantOf(operation, variant, exampleOf(operation)))).toEqual([]);
});

test('removes only pictures, lists or optional fields', () => {
  const bonus = { code: 'A', name: 'Daily', type: 'day', banners: ['one.svg'], percentFail: 20 };
  const answer = { bonuses: [{ ...bonus, userBonus: { received: 1 } }] };
  expect(variantOf('listBonuses', 'without pictures', answer)).toEqual({
    bonuses: [{ ...bonus, banners: [], userBonus: { received: 1 } }],
  });
  expect(variantOf('listBonuses', 'with empty lists', answer)).toEqual({ bonuses: [] });
  const { name: _, ...unnamed } = bonus;
  expect(variantOf('listBonuses', 'without what may be missing', answer)).toEqual({
    bonuses: [{ ...unnamed, userBonus: null }],
  });
});

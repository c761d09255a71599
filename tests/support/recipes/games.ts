import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import type { Recipe } from './recipe.ts';

const autoLogins = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].tag === 'auto-login');

export const gameRecipes: readonly Recipe[] = [
  ...autoLogins.map(
    (operation): Recipe => ({
      operation,
      code: 'SLOT_NO_ACCOUNT',
      way: 'natural',
      how: 'The game is not open.',
      scenario: 'all-games-closed',
    }),
  ),
  {
    operation: 'autoLoginAreaslot',
    code: 'NOT_AREASLOT',
    way: 'natural',
    how: 'A name that the provider does not know.',
    scenario: 'provider-tour',
  },
  {
    operation: 'getSlipByReference',
    code: 'NO_DATA',
    way: 'natural',
    how: 'A reference that no slip has.',
  },
];

/** The table of states with one more row; in a file of its own because it mocks the table. */
import { expect, test, vi } from 'vitest';
import type { ScreenState } from '../../mocks/devtools/presenter/story.ts';
import { states } from '../../scenarios/states/index.ts';

// APP-360
test('a new row is pictured in every language and at both widths', async () => {
  const added: ScreenState = {
    name: 'added',
    group: 'home',
    scenario: 'everyday',
    person: 'player',
    route: '/user/home',
  };
  vi.doMock('../../scenarios/states/index.ts', () => ({ states: [...states, added] }));
  vi.stubEnv('KRAPAO_MATRIX', 'whole');
  const { views } = await import('../visual/matrix.ts');
  const pictures = views.flatMap(({ shots }) => shots).filter(({ screen }) => screen === added);
  expect(pictures.map(({ name }) => name).sort()).toEqual(
    ['th', 'la', 'en'].flatMap((language) => [`added-${language}-phone`, `added-${language}-wide`]).sort(),
  );
});

/** The table of states with an additional row; a separate file because it mocks the table. */
import { expect, test, vi } from 'vitest';
import type { ScreenState } from '../../mocks/devtools/presenter/story.ts';
import { states } from '../../scenarios/states/index.ts';

// APP-360
test('takes pictures of a new row in every language, one of them wide', async () => {
  const added: ScreenState = {
    name: 'added',
    group: 'home',
    scenario: 'everyday',
    person: 'player',
    route: '/user/home',
  };
  vi.doMock('../../scenarios/states/index.ts', () => ({ states: [...states, added] }));
  const { shots } = await import('../visual/matrix.ts');
  const pictures = shots.filter(({ screen }) => screen === added);
  expect(pictures.map(({ language }) => language)).toEqual(['th', 'la', 'en']);
  expect(pictures.filter(({ width }) => width === 'wide')).toHaveLength(1);
});

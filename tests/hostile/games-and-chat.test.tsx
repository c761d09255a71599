import { expect, test, vi } from 'vitest';
import { subjects } from './cases.ts';
import { testPart } from './part.tsx';
import { casesOf } from './plan.ts';

vi.mock('socket.io-client', () => import('./fake-socket.ts'));

testPart('games and chat');

test('all parts together have at least two thousand cases', () => {
  const cases = subjects.reduce((sum, subject) => sum + casesOf(subject), 0);
  console.info(`hostile answers: ${cases} cases`);
  expect(cases).toBeGreaterThanOrEqual(2_000);
});

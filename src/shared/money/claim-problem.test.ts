import { expect, it } from 'vitest';
import { claimProblem } from './claim-problem.ts';

// MNY-52
it.each([
  [1, null],
  [0, 'nothing'],
  [-5, 'nothing'],
  [null, 'unread'],
])('%s satang to claim: %s', (satang, problem) => {
  expect(claimProblem(satang)).toBe(problem);
});

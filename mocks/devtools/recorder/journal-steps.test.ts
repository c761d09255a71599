import { expect, it } from 'vitest';
import type { Journal } from '../../kernel/journal.ts';
import { newSteps } from './journal-steps.ts';
import type { Step } from './recording.ts';

const request = (seq: number, operation: string, status = 200) => ({ seq, at: 0, kind: 'request', operation, status });
const journal = (...changes: readonly object[]) => [{ seq: 0, at: 0, kind: 'start' }, ...changes] as unknown as Journal;
const press: Step = { act: { do: 'press', on: { css: 'button' } }, route: '/a' };
const begun = { seen: 0, ahead: 0 };

// APP-387
it('assigns a request to the step before it, unless it was refused', () => {
  expect(newSteps(journal(request(1, 'transfer')), begun, 0, [press], '/a').steps).toEqual([
    { ...press, entry: 'transfer' },
  ]);
  expect(newSteps(journal(request(1, 'transfer', 400)), begun, 0, [press], '/a').steps).toEqual([press]);
});

// APP-385
it('turns operator actions, switches and clock jumps into steps', () => {
  const operator = { seq: 1, at: 0, kind: 'operator', action: 'payQr', data: {} };
  const turned = { seq: 2, at: 0, kind: 'switch', name: 'terminated', value: true };
  const jump = { seq: 3, at: 0, kind: 'clock' };
  const { steps, place } = newSteps(journal(operator, turned, jump), begun, 90_020, [], '/b');
  expect(steps).toEqual([
    { act: { do: 'operate', action: 'payQr', data: {} }, route: '/b', entry: 'payQr' },
    { act: { do: 'set', name: 'terminated', value: true }, route: '/b' },
    { act: { do: 'jump', by: '90s' }, route: '/b' },
  ]);
  expect(place).toEqual({ seen: 3, ahead: 90_020 });
});

it('makes one step of several jumps that are read at once', () => {
  const clock = (seq: number) => ({ seq, at: 0, kind: 'clock' });
  const { steps } = newSteps(journal(clock(1), clock(2)), begun, 90_000, [], '/');
  expect(steps).toEqual([{ act: { do: 'jump', by: '90s' }, route: '/' }]);
});

it('tells that entries were undone', () => {
  expect(newSteps(journal(), { seen: 2, ahead: 0 }, 0, [press], '/a')).toMatchObject({
    steps: [press],
    place: { seen: 0 },
    isRewound: true,
  });
});

import { expect, test } from 'vitest';
import { exploreArguments } from './explore-arguments.ts';

test('what is given is read, and what is not has its default', () => {
  const given = [
    '--seconds',
    '60',
    '--seed',
    '7',
    '--walks',
    '2',
    '--scenario',
    'vip',
    '--language',
    'la',
    '--tabs',
    '2',
  ];
  const read = { seconds: 60, seed: 7, walks: 2, scenario: 'vip', language: 'la', width: 1280, tabs: 2 };
  expect(exploreArguments([...given, '--width', '1280'])).toEqual(read);
  const otherwise = { seconds: 300, walks: null, scenario: null, language: null, width: 390, tabs: null };
  expect(exploreArguments([])).toMatchObject(otherwise);
});

test.each([
  [['--seconds', '0'], '--seconds takes a whole number from 1 to 86400, not "0".'],
  [['--seed', '1.5'], '--seed takes a whole number from 0 to 99999999, not "1.5".'],
  [['--walks', 'two'], '--walks takes a whole number from 1 to 1000000, not "two".'],
  [['--width', '100'], '--width takes a whole number from 320 to 2560, not "100".'],
  [['--tabs', '3'], '--tabs takes a whole number from 1 to 2, not "3".'],
  [['--scenario', 'terminated'], '--scenario takes one of these, not "terminated": everyday, newcomer, broke'],
  [['--language', 'lo'], '--language takes one of these, not "lo": th, la, en.'],
  [['--secnds', '5'], "Unknown option '--secnds'"],
  [['everyday'], 'Unexpected argument'],
])('%j is refused with a sentence', (given, problem) => {
  expect(exploreArguments(given)).toMatchObject({ problem: expect.stringContaining(problem) as string });
});

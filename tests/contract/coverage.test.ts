/** What docs/quality.md says of how much of the contract is tested is counted from the tests themselves. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '../../contract/generated/operations.ts';
import { eventOf, subjects } from '../hostile/cases.ts';
import { casesOf } from '../hostile/plan.ts';
import { screensOf } from '../hostile/screens.ts';
import { pairs, recipesFor } from '../support/recipes/all.ts';

const number = (value: number): string => value.toLocaleString('en');

function rows(): string[] {
  const forced = pairs.filter((pair) => recipesFor(pair)[0]?.way === 'fault').length;
  const events = subjects.filter((subject) => eventOf(subject) !== null).length;
  const onScreen = subjects.filter((subject) => screensOf(subject).length > 0);
  const screens = onScreen.flatMap((subject) => screensOf(subject)).length;
  const answers = subjects.reduce((sum, subject) => sum + casesOf(subject), 0);
  return [
    `| operations, each answered as the contract says | ${Object.keys(operations).length} |`,
    `| refusals of an operation, each answered in a test | ${number(pairs.length)}: ${number(pairs.length - forced)} by a rule of the simulator, ${number(forced)} by a fault alone |`,
    `| operations and chat events whose answers stand before a screen in hostile forms | ${onScreen.length} of ${subjects.length} (${events} of them events), before ${screens} screens and steps; no screen asks for the other ${subjects.length - onScreen.length} |`,
    `| hostile answers in each run | ${number(answers)} |`,
  ];
}

test('the figures of operations, answers and screens are those of the tests', () => {
  const page = readFileSync('docs/quality.md', 'utf8');
  expect(rows().filter((row) => !page.includes(row))).toEqual([]);
});

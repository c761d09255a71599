/** For a test that was made from a find: the rules of the explorer, asked once. */
import type { Page } from '@playwright/test';
import type { View } from '../../mocks/devtools/walks/view.ts';
import { wrongFiguresNow } from '../support/shown-balance.ts';
import { brokenBy } from './rules.ts';
import { languageOf, type Step } from './step.ts';
import { viewOf } from './view.ts';

/** @returns what a step broke that led from an earlier view to what the page shows now, as sentences */
export async function brokenSince(
  page: Page,
  before: View,
  about: Pick<Step, 'sends' | 'sendsEach' | 'types' | 'keepsTyping' | 'closes'>,
): Promise<string[]> {
  const after = await viewOf(page);
  const last = before.calls.at(-1)?.id ?? 0;
  const isNew = (after.calls.at(-1)?.id ?? 0) < last;
  const calls = after.calls.filter(({ id }) => isNew || id > last);
  const step: Step = { words: '', may: () => true, take: () => Promise.resolve(), ...about };
  const player = {
    view: after,
    language: languageOf(after.lang),
    online: true,
    steps: 0,
    tabs: 1,
    last: null,
    asked: new Map<string, number>(),
    stayed: 0,
    start: { entries: 0, world: '' },
  };
  const found = brokenBy({ step, before, after, calls, rested: true, player });
  return [...found.map(({ rule, detail }) => `${rule} ${detail}`), ...(await wrongFiguresNow(page))];
}

/** Every state of the panel's gallery opens by its link, each in one of the languages. */
import { states } from '../../scenarios/states/index.ts';
import type { Language } from '../support/address.ts';
import { test } from '../support/fixtures.ts';
import { failedCalls, openState } from '../support/steps/panel.ts';

const languages: readonly Language[] = ['th', 'la', 'en'];

for (const [index, { name }] of states.filter(({ bare }) => !bare).entries()) {
  const language = languages[index % languages.length] ?? 'th';
  // APP-360
  test(`${name} opens by its link in ${language}`, async ({ page, oracles }) => {
    oracles.expect(failedCalls);
    await openState(page, name, language);
  });
}

import { expect, type Page } from '@playwright/test';
import type { Oracles } from '../oracles.ts';

/** Results of injecting text into markup and script sinks: the error name, or `taken`. */
const answersOfSinks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    interface Factory {
      createPolicy(name: string, rules: object): unknown;
    }
    const { trustedTypes } = window as unknown as { trustedTypes: Factory };
    const attempts: Record<string, () => unknown> = {
      markup: () => document.createElement('div').setHTMLUnsafe('<b>x</b>'),
      'inner markup': () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      'a parsed document': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'a script': () => Object.assign(document.createElement('script'), { src: '/other.js' }),
      'a worker': () => navigator.serviceWorker.register('/other.js'),
      'one more policy': () => trustedTypes.createPolicy('another', {}),
      'a policy for all': () => trustedTypes.createPolicy('default', {}),
      'the same policy again': () => trustedTypes.createPolicy('krapao-html', {}),
    };
    const answers: Record<string, string> = {};
    for (const [what, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
        answers[what] = 'taken';
      } catch (error) {
        answers[what] = error instanceof Error ? error.name : String(error);
      }
    }
    return answers;
  });

/** Results on a page whose policy is in force. */
const refusedSinks = {
  markup: 'TypeError',
  'inner markup': 'TypeError',
  'a parsed document': 'TypeError',
  'a script': 'TypeError',
  'a worker': 'TypeError',
  'one more policy': 'TypeError',
  'a policy for all': 'TypeError',
  'the same policy again': 'TypeError',
};

/** Browser reports about the sinks that `expectPolicy` tries. */
const reports = /^policy: |^console\.error: .*(Trusted|Content Security Policy)/;

/** Expects a page with server HTML to show it, and to accept markup and scripts from the named policies only. */
export async function expectPolicy(page: Page, oracles: Oracles): Promise<void> {
  oracles.expect(reports);
  await expect(page.locator('main [class*="_html_"] > *').first()).toBeVisible();
  expect(await answersOfSinks(page)).toEqual(refusedSinks);
}

/** The content security policy of the live build, in force. */
import { answersOfSinks, refusedSinks } from '../support/steps/sinks.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

// SAFE-80
test('markup, scripts and workers are taken from the named policies only, while cleaned HTML is shown', async ({
  page,
  open,
  oracles,
}) => {
  oracles.expect(/^policy: |^console\.error: .*(Trusted|Content Security Policy)/);
  await open('/user/contact');
  // HTML of the server
  await expect(page.locator('main [class*="_html_"] > *').first()).toBeVisible();
  expect(await answersOfSinks(page)).toEqual(refusedSinks);
});

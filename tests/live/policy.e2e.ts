/** The content security policy of the live build, in force. */
import { expectPolicy } from '../support/steps/sinks.ts';
import { test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

// SAFE-80
test('only the named policies may create markup, scripts and workers; cleaned HTML is shown', async ({
  page,
  open,
  oracles,
}) => {
  await open('/user/contact');
  await expectPolicy(page, oracles);
});

/**
 * Controls a simulated world from a Playwright test: all of `window.sandbox` as typed calls. Suites outside this
 * repository import `test` and `expect` from here too; docs/qa.md shows how.
 */
import { test as base } from './fixtures.ts';
import { type RemoteSandbox, remoteSandbox } from './remote-sandbox.ts';

export { expect, settled } from './fixtures.ts';
export type { RemoteSandbox } from './remote-sandbox.ts';

export const test = base.extend<{ sandbox: RemoteSandbox }>({
  sandbox: async ({ page }, use) => use(remoteSandbox(page)),
});

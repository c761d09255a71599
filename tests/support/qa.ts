/**
 * Controls a simulated world from a Playwright test: all of `window.sandbox` as typed calls. Suites outside this
 * repository import `test` and `expect` from here too; see docs/qa.md.
 */
import { test as base } from './fixtures.ts';
import { type RemoteSandbox, remoteSandbox } from './remote-sandbox.ts';

export { expect, settled } from './fixtures.ts';
export type { RemoteSandbox } from './remote-sandbox.ts';

interface CallToWorld {
  /** The demo player; without it the headers identify the caller. */
  readonly as?: 'player';
  readonly method: string;
  /** Below the API base. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface QaFixtures {
  readonly sandbox: RemoteSandbox;
  /**
   * Opens a capsule, sets world time to `at` (ISO 8601), sends one call and returns the response. Tests copied from the
   * panel's Calls tab begin like this. The page's clock stands still afterwards.
   * @throws Error when `at` is not after the capsule's last entry
   */
  readonly answerIn: (capsule: string, at: string, call: CallToWorld) => Promise<Answer>;
}

export const test = base.extend<QaFixtures>({
  sandbox: async ({ page }, use) => use(remoteSandbox(page)),

  answerIn: async ({ page, open, sandbox }, use) =>
    use(async (capsule, at, { as, method, path, headers, body }) => {
      // a page that changes nothing: the call is the first event in the world
      await open('/howto');
      const machine = Date.now();
      await page.clock.setFixedTime(machine);
      await sandbox.openCapsule(capsule);
      const ahead = Date.parse(at) - (await sandbox.now());
      if (!(ahead >= 0)) throw new Error(`${at} is no time after the last entry of the capsule`);
      await page.clock.setFixedTime(machine + ahead);
      const token = as === 'player' ? await sandbox.token('player') : null;
      const [status, text] = await page.evaluate(
        async ([to, init]) => {
          const answer = await fetch(to, init);
          return [answer.status, await answer.text()] as const;
        },
        [
          path,
          { method, headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) }, body },
        ] as const,
      );
      try {
        return { status, body: JSON.parse(text) as unknown };
      } catch {
        return { status, body: text };
      }
    }),
});

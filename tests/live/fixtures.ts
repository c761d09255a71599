/** The tests' way into the live app: a world of the test's own on the backend, and the oracles watching. */
import { test as base, expect } from '@playwright/test';
import { apiBase, worldOrigin } from '../support/backend/address.ts';
import { settled } from '../support/fixtures.ts';
import { Oracles, reportType } from '../support/oracles.ts';
import { textsOf } from '../support/texts.ts';
import { admin } from './admin.ts';

export { expect };

const livePort = Number(process.env['KRAPAO_LIVE_PORT'] ?? 4872);

/** The world as `window.sandbox` has it in the sandbox, over the backend's admin API. */
export type Operate = <Result = unknown>(method: string, ...args: unknown[]) => Promise<Result>;

/** An evening that is not the machine's: what the app shows of time, it has from the `Date` of the answers. */
const evening = Date.parse('2026-03-14T20:15:00+07:00');

interface Options {
  scenario: string;
  /** Switches over the scenario's own. */
  switches: Record<string, unknown>;
  person: 'visitor' | 'player';
}

interface Fixtures {
  /** The name of the test's world; its origin names it, so that every call and socket of the page is of this world. */
  world: string;
  operate: Operate;
  open: (route?: string) => Promise<void>;
  texts: ReturnType<typeof textsOf>;
  oracles: Oracles;
}

export const test = base.extend<Options & Fixtures>({
  scenario: ['everyday', { option: true }],
  switches: [{}, { option: true }],
  person: ['player', { option: true }],

  world: async ({ scenario, switches }, use, { testId, retry }) => {
    const name = `t${testId.replace(/[^a-z0-9]/g, '').slice(-24)}r${retry}`;
    await admin(name, 'DELETE');
    await admin(name, 'PUT', { scenario, set: switches, at: evening });
    await use(name);
    await admin(name, 'DELETE');
  },

  operate: async ({ world }, use) => {
    await use(async (method, ...args) => {
      const { result } = (await admin(`${world}/${method}`, 'POST', args)) as { result: never };
      return result;
    });
  },

  baseURL: async ({ world }, use) => use(worldOrigin(world, livePort)),

  storageState: async ({ world, person, operate }, use) => {
    const token = await operate<string | null>('token', person);
    const localStorage = token === null ? [] : [{ name: 'token', value: token }];
    await use({ cookies: [], origins: [{ origin: worldOrigin(world, livePort), localStorage }] });
  },

  texts: async ({ page: _page }, use) => use(textsOf('th')),

  oracles: [
    async ({ context, world }, use, { annotations }) => {
      const oracles = new Oracles(worldOrigin(world, livePort), [apiBase]);
      await oracles.watch(context);
      await use(oracles);
      await oracles.readPages(context);
      for (const description of oracles.reports) annotations.push({ type: reportType, description });
      expect(oracles.unexpected, 'What no page may do').toEqual([]);
    },
    { auto: true },
  ],

  open: async ({ page }, use) => {
    await use(async (route = '/') => {
      await page.goto(route);
      await settled(page);
    });
  },
});

/** Fixtures of the live tests: an own world on the backend for each test, and the oracles. */
import { test as base, expect } from '@playwright/test';
import { apiBase, worldOrigin } from '../support/backend/address.ts';
import { settled } from '../support/fixtures.ts';
import { Oracles } from '../support/oracles.ts';
import { textsOf } from '../support/texts.ts';
import { admin } from './admin.ts';

export { expect };

const livePort = Number(process.env['KRAPAO_LIVE_PORT']);

/** The test's world through the backend's admin API, like `window.sandbox` in the sandbox. */
export type Operate = <Result = unknown>(method: string, ...args: unknown[]) => Promise<Result>;

/** World time that differs from the machine's: the app takes its time from the `Date` header of answers. */
const evening = Date.parse('2026-03-14T20:15:00+07:00');

interface Options {
  scenario: string;
  /** Switches over the scenario's own. */
  switches: Record<string, unknown>;
  person: 'visitor' | 'player';
}

interface Fixtures {
  /** Name of the test's world; the page's origin contains it, so every call and socket reaches this world. */
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
    async ({ context, world }, use) => {
      const oracles = new Oracles(worldOrigin(world, livePort), [apiBase]);
      await oracles.watch(context);
      await use(oracles);
      await oracles.readPages(context);
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

/** Fixtures of a journey: a phone in one of the engines, with an empty profile and its own server. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Language } from '../support/address.ts';
import { defectsIn } from '../support/oracles.ts';
import { type Texts, textsOf } from '../support/texts.ts';
import { type Engine, type EngineName, type Profile, shots } from './driver/driver.ts';
import { findEngine, missing } from './driver/engines.ts';
import { Phone } from './phone.ts';
import { type Site, serveSite, watchedBuild } from './site.ts';

export { expect };

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
  /** The folder that every site serves. */
  folder: string;
}
interface Fixtures {
  /** Skips the journey where the machine lacks its engine. */
  installed: undefined;
  language: Language;
  texts: Texts;
  newSite: () => Promise<Site>;
  site: Site;
  profile: Profile;
  /** Opens one more tab of the same browser. */
  newPhone: (at?: Site) => Promise<Phone>;
  phone: Phone;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const start = findEngine(engineName);
      if (start === null) throw new Error(missing(engineName));
      const engine = await start();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  folder: [
    async ({ engineName }, use, { workerIndex }) => {
      const folder = await watchedBuild(`test-results/engines/site-${engineName}-${workerIndex}`);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  installed: [
    async ({ engineName }, use) => {
      base.skip(findEngine(engineName) === null, missing(engineName));
      await use(undefined);
    },
    { auto: true },
  ],

  language: ['th', { option: true }],
  texts: async ({ language }, use) => use(textsOf(language)),

  newSite: async ({ folder }, use) => {
    const sites: Site[] = [];
    await use(async () => {
      const site = await serveSite(folder);
      sites.push(site);
      return site;
    });
    for (const site of sites) await site.stop();
  },
  site: async ({ newSite }, use) => use(await newSite()),

  profile: async ({ engine }, use) => {
    const profile = await engine.newProfile();
    await use(profile);
    await profile.close();
  },

  newPhone: async ({ profile, site, texts, engineName }, use, testInfo) => {
    const phones: Phone[] = [];
    await use(async (at = site) => {
      const phone = new Phone(await profile.newTab(), at.url, texts);
      phones.push(phone);
      return phone;
    });
    for (const phone of phones) {
      expect.soft(await phone.problems(), 'What no page may do').toEqual([]);
      expect.soft(defectsIn(await phone.text()), 'What no page may show').toEqual([]);
      expect.soft(await phone.brokenRules(), 'Broken rules of the world').toEqual([]);
    }
    const [first] = phones;
    if (!first) return;
    mkdirSync(shots, { recursive: true });
    const file = path.join(shots, `${testInfo.titlePath.at(-1)?.replace(/[^\w]+/g, '-')}.${engineName}.png`);
    await first.tab.show();
    writeFileSync(file, await first.tab.picture());
    await testInfo.attach(engineName, { path: file, contentType: 'image/png' });
  },
  phone: async ({ newPhone }, use) => use(await newPhone()),
});

/** Writes a file that the player of this journey can choose. @returns its path */
export function fileOf(name: string, content: Uint8Array): string {
  const file = test.info().outputPath(name);
  writeFileSync(file, content);
  return file;
}

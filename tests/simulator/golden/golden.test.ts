/**
 * Golden worlds: the recorded responses and stored bytes of every world. A difference changes existing journals, links
 * and demos. After an intended change of behaviour run `GOLDEN=update npx vitest run tests/simulator/golden`.
 * `GOLDEN=write` writes full transcripts to `test-results/golden`, for comparing two commits.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packCapsule, unpackCapsule } from '../../../mocks/sandbox/pack-capsule.ts';
import { scenarios } from '../../../scenarios/index.ts';
import { openSandbox } from '../../support/worlds/open-sandbox.ts';
import { digestOf, tourOf } from './tour.ts';

const worldsFile = new URL('worlds.json', import.meta.url);
/**
 * A file of links for each journal format. An update creates links of the newest format only; for the others it records
 * the worlds that they open.
 */
const linksFolder = new URL('links/', import.meta.url);
const newestLinks = 'version-1-with-answers.json';
const linkFiles = readdirSync(linksFolder);
const mode = process.env['GOLDEN'];

type Digests = Record<string, string>;
/** A stored link and the world that it opens. */
interface Link {
  readonly link: string;
  readonly dump: string;
}
const recorded = <Value>(file: URL): Record<string, Value> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>;
const worlds: Record<string, Digests> = mode === 'update' ? {} : recorded(worldsFile);
const newLinks: Record<string, Link> = {};
const names = scenarios.map(({ name }) => name);

/** Seed 1 takes the long tour; the others prove that the seed still affects everything. */
const seeds = [1, 7, 42];

test.each(names)(
  '%s responds and stores as recorded',
  async (name) => {
    for (const seed of seeds) {
      const transcript = await tourOf(name, seed, seed === 1);
      if (mode === 'write') {
        mkdirSync('test-results/golden', { recursive: true });
        for (const [part, text] of Object.entries(transcript)) {
          writeFileSync(`test-results/golden/${name}-${seed}-${part}.txt`, text);
        }
      }
      const digests = Object.fromEntries(Object.entries(transcript).map(([part, text]) => [part, digestOf(text)]));
      const id = `${name} ${seed}`;
      if (mode === 'update') {
        worlds[id] = digests;
        if (seed === 1) newLinks[name] = await linkOf(transcript.capsule);
      }
      expect(digests, id).toEqual(worlds[id]);
    }
  },
  60_000,
);

async function linkOf(capsule: string): Promise<Link> {
  return { link: await packCapsule(capsule), dump: await dumpBehind(capsule) };
}

async function dumpBehind(capsule: string): Promise<string> {
  const sandbox = await openSandbox('everyday');
  sandbox.clock.freeze();
  await sandbox.importCapsule(capsule);
  expect(sandbox.describe().differences).toBeUndefined();
  return digestOf(sandbox.dump());
}

test.each(linkFiles)(
  'links of %s open their recorded worlds',
  async (file) => {
    // Created from the new worlds, and written with them.
    if (mode === 'update' && file === newestLinks) return;
    const links = recorded<Link>(new URL(file, linksFolder));
    expect(Object.keys(links).toSorted()).toEqual(names.toSorted());
    for (const [name, { link, dump }] of Object.entries(links)) {
      const opened = await dumpBehind(await unpackCapsule(link));
      if (mode === 'update') links[name] = { link, dump: opened };
      else expect(opened, name).toBe(dump);
    }
    if (mode === 'update') writeFileSync(new URL(file, linksFolder), `${JSON.stringify(links, null, 2)}\n`);
  },
  60_000,
);

test('finds every recorded world', () => {
  if (mode === 'update') {
    writeFileSync(worldsFile, `${JSON.stringify(worlds, null, 2)}\n`);
    writeFileSync(new URL(newestLinks, linksFolder), `${JSON.stringify(newLinks, null, 2)}\n`);
  }
  expect(Object.keys(worlds)).toHaveLength(names.length * seeds.length);
  expect(linkFiles).toContain(newestLinks);
});

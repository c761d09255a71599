/**
 * Golden worlds: what every world says and keeps, to the byte. They were recorded once; a difference means that stored
 * journals, links or demos of before would show something else. After a wanted change of behaviour:
 * `GOLDEN=update npx vitest run tests/simulator/golden`. `GOLDEN=write` puts the transcripts, whole, into
 * `test-results/golden`, to be compared between two commits.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packCapsule, unpackCapsule } from '../../../mocks/sandbox/pack-capsule.ts';
import { scenarios } from '../../../scenarios/index.ts';
import { openSandbox } from '../../support/worlds/open-sandbox.ts';
import { digestOf, tourOf } from './tour.ts';

const worldsFile = new URL('worlds.json', import.meta.url);
const linksFile = new URL('links.json', import.meta.url);
const mode = process.env['GOLDEN'];

type Digests = Record<string, string>;
/** A link as it was made once, and the world that it opens. */
interface Link {
  readonly link: string;
  readonly dump: string;
}
const recorded = <Value>(file: URL): Record<string, Value> =>
  mode === 'update' ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>);
const worlds = recorded<Digests>(worldsFile);
const links = recorded<Link>(linksFile);
const names = scenarios.map(({ name }) => name);

/** Seed 1 goes the long way; the others prove that the seed still reaches everything. */
const seeds = [1, 7, 42];

test.each(names)(
  '%s says and keeps what it always did',
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
        if (seed === 1) links[name] = await linkOf(transcript.capsule);
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
  return digestOf(sandbox.dump());
}

test.each(names)('a link to a world of %s that was made long ago still opens it', async (name) => {
  const { link, dump } = links[name] as Link;
  expect(await dumpBehind(await unpackCapsule(link))).toBe(dump);
});

test('every world of the record is there', () => {
  if (mode === 'update') {
    writeFileSync(worldsFile, `${JSON.stringify(worlds, null, 2)}\n`);
    writeFileSync(linksFile, `${JSON.stringify(links, null, 2)}\n`);
  }
  expect(Object.keys(worlds)).toHaveLength(names.length * seeds.length);
  expect(Object.keys(links)).toHaveLength(names.length);
});

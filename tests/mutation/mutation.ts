import { existsSync, readFileSync } from 'node:fs';
import { flag, readCommand, refuse, whole } from '../../tools/command.ts';
import { readResults, type Survivor } from './results.ts';
import { resultsFile, runStryker } from './run-stryker.ts';
import { rooms } from './scope.ts';

/** Percent of the mutants that a test has to notice. */
const leastScore = 95;

const { values: asked, positionals: starts } = readCommand({
  name: 'npm run mutation --',
  about: `Changes the money rules one small thing at a time and lists the changes that no test notices. Later runs only try
what changed.`,
  example: 'npm run mutation -- mocks/kernel --concurrency 2',
  options: {
    known: flag('prints the results of the last run'),
    concurrency: whole('mutants tried at the same time', [1, 64], '1'),
  },
  positionals: { name: 'PATH…', about: 'only files whose paths begin so' },
});

if (asked.known && !existsSync(resultsFile)) refuse('There are no results yet: run npm run mutation first.');

const isWanted = (file: string) => starts.length === 0 || starts.some((start) => file.startsWith(start));
const wanted = rooms
  .map(({ name, files }) => ({ name, files: files.filter(isWanted) }))
  .filter(({ files }) => files.length > 0);

for (const { name, files } of asked.known ? [] : wanted) {
  console.info(`\n${name}: ${files.length} files`);
  await runStryker(files, asked.concurrency);
}

const results = readResults(wanted.flatMap(({ files }) => files));

function figuresOf(files: readonly string[]) {
  const known = files.flatMap((file) => results.get(file) ?? []);
  const survive = known.reduce((total, { survivors }) => total + survivors.length, 0);
  const mutants = known.reduce((total, { noticed }) => total + noticed, survive);
  return { mutants, survive, score: Number(((100 * (mutants - survive)) / Math.max(1, mutants)).toFixed(1)) };
}
const all = figuresOf([...results.keys()]);
console.table(Object.fromEntries([...wanted.map(({ name, files }) => [name, figuresOf(files)]), ['all', all]]));

/** Survivors that may survive, each with the reason: the change makes no visible difference, or only alters a text. */
const judgements = JSON.parse(readFileSync('tests/mutation/judged.json', 'utf8')) as readonly (Survivor & {
  readonly reason: string;
})[];
const keyOf = ({ file, mutator, line, original, replacement }: Survivor): string =>
  JSON.stringify([file, mutator, line, original, replacement]);
const keysOf = (some: readonly Survivor[]) => new Set(some.map(keyOf));

const survivors = [...results.values()].flatMap((result) => result.survivors);
const [judged, found] = [keysOf(judgements), keysOf(survivors)];
const unjudged = survivors.filter((survivor) => !judged.has(keyOf(survivor)));
const unneeded = judgements.filter((judgement) => results.has(judgement.file) && !found.has(keyOf(judgement)));

const shown = ({ file, mutator, line, original, replacement }: Survivor): string =>
  `${file}  ${mutator}\n  ${line}\n  - ${original}\n  + ${replacement}`;
for (const survivor of unjudged) console.info(`\n${shown(survivor)}`);
for (const judgement of unneeded) console.info(`\nIn judged.json, but noticed or gone: ${shown(judgement)}`);

process.exitCode = all.score >= leastScore && unjudged.length === 0 && unneeded.length === 0 ? 0 : 1;

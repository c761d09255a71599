/**
 * `npm run mutation`: changes the rules about money one small thing at a time, and says which changes no test notices.
 * Paths after it limit it to the files that begin so; `--known` prints what is known without a new run, and `--write`
 * writes the score into tests/mutation/measured.json and docs/quality.md.
 */
import { flag, readCommand, whole } from '../../tools/command.ts';
import { compareJudgements } from './judged.ts';
import { readMeasured, writeMeasured } from './measured.ts';
import { type FileResult, readResults, type Survivor } from './results.ts';
import { runStryker } from './run-stryker.ts';
import { rooms } from './scope.ts';
import { leastScore, scoreOf, writeScore } from './score.ts';

const { values: asked, positionals: starts } = readCommand({
  name: 'npm run mutation --',
  about: `Changes the money rules one small thing at a time and lists the changes that no test notices. Later runs only try
what changed.`,
  example: 'npm run mutation -- mocks/kernel --concurrency 2',
  options: {
    known: flag('prints the results of the last run'),
    write: flag('writes the score into docs/quality.md'),
    concurrency: whole('mutants tried at the same time', [1, 64], '1'),
  },
  positionals: { name: 'PATH…', about: 'only files whose paths begin so' },
});

const isWanted = (file: string) => starts.length === 0 || starts.some((start) => file.startsWith(start));

const showSurvivor = ({ file, mutator, line, original, replacement }: Survivor): string =>
  `${file}  ${mutator}\n  ${line}\n  - ${original}\n  + ${replacement}`;

function write(results: ReadonlyMap<string, FileResult>): void {
  const files = [...results].map(([file, { noticed, survivors }]) => [file, { noticed, survived: survivors.length }]);
  const measured = { date: new Date().toISOString().slice(0, 10), files: Object.fromEntries(files) };
  writeMeasured({ ...measured, files: { ...readMeasured().files, ...measured.files } });
  writeScore(readMeasured());
}

const wanted = rooms.map(({ name, files }) => ({ name, files: files.filter(isWanted) }));
for (const { name, files } of asked.known ? [] : wanted) {
  if (files.length === 0) continue;
  console.info(`\n${name}: ${files.length} files`);
  await runStryker(files, asked.concurrency);
}

const files = wanted.flatMap((room) => room.files);
const results = readResults(files);
const survivors = [...results.values()].flatMap((result) => result.survivors);
const noticed = [...results.values()].reduce((total, result) => total + result.noticed, 0);
const { unjudged, unneeded } = compareJudgements(survivors, [...results.keys()]);
const score = scoreOf({ noticed, survived: survivors.length });

for (const survivor of unjudged) console.info(`\n${showSurvivor(survivor)}`);
for (const survivor of unneeded) console.info(`\njudged, but noticed or gone: ${showSurvivor(survivor)}`);
if (asked.write) write(results);
console.info(
  `\nscore: ${score.toFixed(1)} % of ${noticed + survivors.length} mutants in ${results.size} of ${files.length} files, ` +
    `${survivors.length} survive, ${unjudged.length} of them without a judgement`,
);
process.exitCode = score >= leastScore && unjudged.length === 0 && unneeded.length === 0 ? 0 : 1;

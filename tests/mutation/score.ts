/** The score as docs/quality.md prints it, between two marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Figures, Measured } from './measured.ts';
import { mutatedFiles, rooms } from './scope.ts';

export const leastScore = 95;

const page = 'docs/quality.md';
const [begin, end] = ['<!-- mutation -->', '<!-- /mutation -->'];

const sum = (all: readonly Figures[]): Figures => ({
  noticed: all.reduce((total, { noticed }) => total + noticed, 0),
  survived: all.reduce((total, { survived }) => total + survived, 0),
});

/** Percent of the mutants that a test noticed. */
export const scoreOf = ({ noticed, survived }: Figures): number => (100 * noticed) / Math.max(1, noticed + survived);

/** The block of the page for these figures. */
function scoreBlock({ date, files }: Measured): string {
  const row = (name: string, figures: Figures) =>
    `| ${name} | ${figures.noticed + figures.survived} | ${figures.survived} | ${scoreOf(figures).toFixed(1)} % |`;
  const measuredOf = (paths: readonly string[]) => paths.flatMap((path) => files[path] ?? []);
  const lines = rooms.map((room) => row(room.name, sum(measuredOf(room.files))));
  const head = ['| room | mutants | survive | score |', '| --- | --- | --- | --- |'];
  const all = row('all', sum(measuredOf(mutatedFiles)));
  const unmeasured = mutatedFiles.filter((file) => !Object.hasOwn(files, file)).map((file) => `\`${file}\``);
  const rest = unmeasured.length > 0 ? `\n\nNot measured yet: ${unmeasured.join(', ')}.` : '';
  return `${begin}\n\nMeasured on ${date}.\n\n${[...head, ...lines, all].join('\n')}${rest}\n\n${end}`;
}

/** @throws when a mark is missing in the page */
export function writeScore(measured: Measured): void {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end) + end.length];
  if (from < 0 || to < from + begin.length) throw new Error(`${page} must hold ${begin} and ${end}.`);
  writeFileSync(page, text.slice(0, from) + scoreBlock(measured) + text.slice(to));
}

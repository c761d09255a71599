/** Writes a run's figures into docs/performance.md between its two marks; the text around them is written by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { type Figure, isMet, printed } from './figures.ts';

const page = 'docs/performance.md';
const [begin, end] = ['<!-- figures -->', '<!-- /figures -->'];

/** @throws when a mark is missing in the page */
export function writePerformancePage(figures: readonly Figure[]): void {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} must hold ${begin} and ${end}.`);
  const rows = figures.map((figure) => {
    const { value, budget, detail } = printed(figure);
    return `| ${figure.what} | ${value} | ${budget} | ${isMet(figure) ? 'yes' : '**no**'} | ${detail} |`;
  });
  const machine = `Node ${process.versions.node}, ${os.cpus().length} cores, ${os.type()}.`;
  const table = ['| what | measured | budget | met | made of |', '| --- | --- | --- | --- | --- |', ...rows];
  writeFileSync(page, `${text.slice(0, from)}${begin}\n\n${machine}\n\n${table.join('\n')}\n\n${text.slice(to)}`);
}

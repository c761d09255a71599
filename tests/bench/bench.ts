/**
 * `npm run bench`: checks the performance budgets. Most are ratios of two measurements in one run on one machine, so a
 * slow or busy machine gives the same result as a fast one. `--short` checks those that a busy machine does not change,
 * `--write` puts the figures into docs/performance.md.
 */
import { readOptions, refuse } from '../../tools/read-options.ts';
import { conclude } from '../../tools/run/conclude.ts';
import { buildAll, buildFailed, rootBuilds } from '../../tools/run/playwright.ts';
import { budgets, type FigureName } from './budgets.ts';
import { measureAll, outcomeOfFigure, printFigures } from './figures.ts';
import { measurements } from './measurements.ts';
import { writePerformancePage } from './performance-page.ts';

const flag = { type: 'boolean', default: false } as const;
const { short, write } = readOptions({ options: { short: flag, write: flag } }).values;
if (short && write) refuse('--write takes all figures, not those of --short.');

const wanted = (Object.keys(budgets) as FigureName[]).filter((name) => !short || budgets[name].short);

if (await buildAll(rootBuilds)) {
  const figures = await measureAll(measurements, wanted);
  printFigures(figures);
  if (write) writePerformancePage(figures);
  conclude('npm run bench', figures.map(outcomeOfFigure));
} else {
  conclude('npm run bench', [buildFailed]);
}

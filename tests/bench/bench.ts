/**
 * `npm run bench`: checks the performance budgets. Most are ratios of two measurements in one run on one machine, so a
 * slow or busy machine gives the same result as a fast one. `--short` checks those that a busy machine does not change,
 * `--only TEXT` those with that text in their names, `--write` puts the figures into docs/performance.md.
 */
import { readOptions, refuse } from '../../tools/read-options.ts';
import { build, rootBuilds } from '../../tools/run/playwright.ts';
import { budgets, type FigureName } from './budgets.ts';
import { concludeBench, type Figure, measureAll, namesWith, printFigures } from './figures.ts';
import { measurements } from './measurements.ts';
import { writePerformancePage } from './performance-page.ts';

const flag = { type: 'boolean', default: false } as const;
const { short, write, only } = readOptions({
  options: { short: flag, write: flag, only: { type: 'string', default: '' } },
}).values;
if (write && (short || only !== '')) refuse('--write takes all figures, not those of --short or --only.');

const names = (Object.keys(budgets) as FigureName[]).filter((name) => !short || budgets[name].short);
const wanted = namesWith(names, only);

/** A figure with the budget that holds beside other work. */
function ofBusyMachine(figure: Figure): Figure {
  const { short: busy } = budgets[figure.what as FigureName];
  return typeof busy === 'number' ? { ...figure, busy } : figure;
}

if (!(await build(rootBuilds))) process.exit(1);
const measured = await measureAll(measurements, wanted);
const figures = short ? measured.map(ofBusyMachine) : measured;
printFigures(figures);
if (write) writePerformancePage(figures);
concludeBench('npm run bench', figures);

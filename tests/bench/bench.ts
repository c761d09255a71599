/**
 * `npm run bench`: checks the performance budgets. Most are ratios of two measurements in one run on one machine, so a
 * slow or busy machine gives the same result as a fast one. `--short` checks those that a busy machine does not change,
 * `--write` puts the figures into docs/performance.md.
 */
import { readOptions, refuse } from '../../tools/read-options.ts';
import { build, rootBuilds } from '../../tools/run/playwright.ts';
import { budgets, type FigureName } from './budgets.ts';
import { concludeBench, measureAll, printFigures } from './figures.ts';
import { measurements } from './measurements.ts';
import { writePerformancePage } from './performance-page.ts';

const flag = { type: 'boolean', default: false } as const;
const { short, write } = readOptions({ options: { short: flag, write: flag } }).values;
if (short && write) refuse('--write takes all figures, not those of --short.');

const wanted = (Object.keys(budgets) as FigureName[]).filter((name) => !short || budgets[name].short);

if (!(await build(rootBuilds))) process.exit(1);
const figures = await measureAll(measurements, wanted);
printFigures(figures);
if (write) writePerformancePage(figures);
concludeBench('npm run bench', figures);

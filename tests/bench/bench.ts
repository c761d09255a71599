/** Most budgets are ratios of two measurements of one run, so that slow and fast machines agree. */
import { flag, readCommand, refuse, text } from '../../tools/command.ts';
import { build, rootBuilds } from '../../tools/run/playwright.ts';
import { budgets, type FigureName } from './budgets.ts';
import { concludeBench, measureAll, namesWith, printFigures, writePerformancePage } from './figures.ts';
import { measurements } from './measurements.ts';

const { write, only } = readCommand({
  name: 'npm run bench --',
  about: 'Measures speed and size, and compares them with the budgets of docs/performance.md.',
  example: 'npm run bench -- --only sandbox',
  options: {
    only: text('only figures with that text in their names', 'TEXT'),
    write: flag('puts the figures into docs/performance.md'),
  },
}).values;
if (write && only !== undefined) refuse('--write takes all figures, not those of --only.');

const wanted = namesWith(Object.keys(budgets) as FigureName[], only);

if (!(await build(rootBuilds))) process.exit(1);
const figures = await measureAll(measurements, wanted);
printFigures(figures);
if (write) writePerformancePage(figures);
concludeBench('npm run bench', figures);

/** Most budgets are ratios of two measurements of one run, so that slow and fast machines agree. */
import { flag, readCommand, refuse, text } from '../../tools/command.ts';
import { build, rootBuilds } from '../../tools/run/playwright.ts';
import { budgets, type FigureName } from './budgets.ts';
import { concludeBench, type Figure, measureAll, namesWith, printFigures } from './figures.ts';
import { measurements } from './measurements.ts';
import { writePerformancePage } from './performance-page.ts';

const { short, write, only } = readCommand({
  name: 'npm run bench --',
  about: 'Measures speed and size, and compares them with the budgets of docs/performance.md.',
  example: 'npm run bench -- --only sandbox',
  options: {
    short: flag('only figures that a busy machine does not change'),
    only: text('only figures with that text in their names', 'TEXT'),
    write: flag('puts the figures into docs/performance.md'),
  },
}).values;
if (write && (short || only !== undefined)) refuse('--write takes all figures, not those of --short or --only.');

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

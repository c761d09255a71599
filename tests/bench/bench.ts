/**
 * `npm run bench`: checks the performance budgets. Most are ratios of two measurements in one run on one machine, so a
 * slow or busy machine gives the same result as a fast one. `--short` checks those that a busy machine does not change,
 * `--write` puts the figures into docs/performance.md.
 */
import { readOptions, refuse } from '../../tools/read-options.ts';
import { conclude } from '../../tools/run/conclude.ts';
import type { Outcome } from '../../tools/run/outcomes.ts';
import { buildAll, buildFailed, rootBuilds } from '../../tools/run/playwright.ts';
import { budgets, type FigureName } from './budgets.ts';
import { type Figure, isMet, printed, printFigures } from './figures.ts';
import { measurements } from './measurements.ts';
import { writePerformancePage } from './performance-page.ts';

const flag = { type: 'boolean', default: false } as const;
const { short, write } = readOptions({ options: { short: flag, write: flag } }).values;
if (short && write) refuse('--write takes all figures, not those of --short.');

const wanted = (Object.keys(budgets) as FigureName[]).filter((name) => !short || budgets[name].short);

/** A measurement that fails gives figures that meet no budget. */
async function figuresOf({ figures, measure }: (typeof measurements)[number]): Promise<Figure[]> {
  try {
    return await measure();
  } catch (error) {
    const detail = `not measured: ${String(error).split('\n')[0]}`;
    return figures.map((what) => ({ what, value: Number.NaN, detail }));
  }
}

function outcomeOfFigure(figure: Figure): Outcome {
  const { value, budget, detail } = printed(figure);
  const title = `${figure.what}: ${value} of ${budget} (${detail})`;
  return { file: 'tests/bench', title, status: isMet(figure) ? 'passed' : 'failed' };
}

if (await buildAll(rootBuilds)) {
  const measured: Figure[] = [];
  for (const measurement of measurements) {
    if (measurement.figures.some((name) => wanted.includes(name))) measured.push(...(await figuresOf(measurement)));
  }
  const figures = wanted.map(
    (name): Figure =>
      measured.find(({ what }) => what === name) ?? { what: name, value: Number.NaN, detail: 'not measured' },
  );
  printFigures(figures);
  if (write) writePerformancePage(figures);
  conclude('npm run bench', figures.map(outcomeOfFigure));
} else {
  conclude('npm run bench', [buildFailed]);
}

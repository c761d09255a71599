/**
 * `npm run bench:backend`: the backend's speed beside servers without a world, and what a long journal costs. Needs no
 * build. `--only TEXT` takes the figures whose names contain it.
 */
import os from 'node:os';
import { readOptions } from '../../tools/read-options.ts';
import { backendMeasurements } from './backend/measurements.ts';
import { type BackendFigureName, backendBudgets } from './budgets.ts';
import { concludeBench, measureAll, namesWith, printFigures } from './figures.ts';

const { only } = readOptions({ options: { only: { type: 'string', default: '' } } }).values;
const names = Object.keys(backendBudgets) as BackendFigureName[];
const figures = await measureAll(backendMeasurements, namesWith(names, only));
printFigures(figures);
console.log(`load of the machine: ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`);
concludeBench('npm run bench:backend', figures);

import os from 'node:os';
import { readCommand, text } from '../../tools/command.ts';
import { backendMeasurements } from './backend/measurements.ts';
import { type BackendFigureName, backendBudgets } from './budgets.ts';
import { concludeBench, measureAll, namesWith, printFigures } from './figures.ts';

const { only } = readCommand({
  name: 'npm run bench:backend --',
  about: "Measures the backend's speed beside servers without a world, and the cost of a long journal. Needs no build.",
  example: 'npm run bench:backend -- --only journal',
  options: { only: text('only figures with that text in their names', 'TEXT') },
}).values;
const names = Object.keys(backendBudgets) as BackendFigureName[];
const figures = await measureAll(backendMeasurements, namesWith(names, only));
printFigures(figures);
console.log(`load of the machine: ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`);
concludeBench('npm run bench:backend', figures);

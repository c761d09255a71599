/**
 * `node tools/import-rules.ts`: runs dependency-cruiser with the rules of import-rules.json. It would also pass on
 * files that it cannot parse or in a wrong folder, so the number of modules is checked.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Cruise {
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string; severity: string }; cycle?: { name: string }[] }[];
  };
}

const rooms = ['src', 'mocks', 'scenarios', 'contract/generated', 'tests', 'tools'].filter((room) => existsSync(room));
const { stdout, stderr } = spawnSync(
  'depcruise',
  ['--config', 'tools/import-rules.json', '--output-type', 'json', ...rooms],
  { encoding: 'utf8', maxBuffer: 1 << 28 },
);

let cruise: Cruise;
try {
  cruise = JSON.parse(stdout) as Cruise;
} catch {
  console.error(stdout, stderr);
  process.exit(1);
}

const { totalCruised, violations } = cruise.summary;
const seen = new Set(
  violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
    return `${rule.name}: ${from} → ${way}`;
  }),
);
for (const line of seen) console.error(line);
if (totalCruised < 20) console.error(`Only ${totalCruised} modules were read: the rules checked nothing.`);
console.log(`${totalCruised} modules`);
process.exitCode = violations.length > 0 || totalCruised < 20 ? 1 : 0;

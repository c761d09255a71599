/** dependency-cruiser passes on files that it cannot parse and in a wrong folder, so the number of modules is checked. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readCommand } from './command.ts';

readCommand({
  name: 'node tools/import-rules.ts',
  about: 'Checks the import rules of tools/import-rules.json, and that rooms form no circles.',
  example: 'node tools/import-rules.ts',
  options: {},
});

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
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

/** Folders that may form no circles. */
const roomOf = (file: string): string | undefined =>
  /^(?:mocks\/(?:domains|adapters|devtools\/panel|devtools)\/[\w-]+(?=\/)|mocks\/\w+(?=\/)|src\/(?:shared|features\/chat|features)\/[\w-]+(?=\/))/.exec(
    file,
  )?.[0];

/** Rooms that each room imports, without tests. */
function roomImports(): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { source, dependencies } of cruise.modules) {
    const from = roomOf(source);
    if (!from || /\.test\.tsx?$/.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (to && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  return edges;
}

/** A circle of rooms that goes through `start`; null when there is none. */
function circleThrough(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const seen = new Set<string>();
  const visit = (room: string, way: string[]): string[] | null => {
    for (const next of edges.get(room) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = visit(next, [...way, next]);
      if (found) return found;
    }
    return null;
  };
  return visit(start, [start]);
}

const edges = roomImports();
const circles = [...edges.keys()].flatMap((room) => circleThrough(room, edges)?.join(' → ') ?? []);
for (const circle of circles) console.error(`rooms-form-no-circles: ${circle}`);

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
process.exitCode = violations.length > 0 || circles.length > 0 || totalCruised < 20 ? 1 : 0;

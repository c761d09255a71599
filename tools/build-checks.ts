import { existsSync, globSync, readFileSync } from 'node:fs';
import { loginSizes, pagesWithHome, sizeBudgets } from './bundle-sizes.ts';
import { readCommand, refuse } from './command.ts';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Words that only simulator code contains; searched case-insensitively, as parts of words too. */
const traces = ['msw', 'mswjs', 'mock-socket', 'faker', 'mockServiceWorker', 'createSandbox', 'krapao99'];

function leaks(): string[] {
  const files = globSync('dist/live/**/*.{js,css,html,json,webmanifest,svg}');
  if (files.length === 0) return ['dist/live is empty'];
  return files.flatMap((file) => {
    // Without hashes of file names, which may contain such a word by chance.
    const text = readFileSync(file, 'utf8')
      .replaceAll(/-[\w-]{8}(?=\.(?:js|css|json)\b)/g, '')
      .toLowerCase();
    return traces.filter((trace) => text.includes(trace.toLowerCase())).map((trace) => `${file} contains "${trace}"`);
  });
}

function overweight(): string[] {
  for (const [folder, script] of [
    ['dist/live', 'build'],
    ['dist/sandbox', 'build:sandbox'],
  ])
    if (!existsSync(`${folder}.manifest.json`)) return [`${folder} is not built: run \`npm run ${script}\` first`];
  const { live, sandboxExtra } = loginSizes();
  const rows: [string, number, number][] = [
    ['live login, JS', live.js, sizeBudgets.liveJs],
    ['live login, CSS', live.css, sizeBudgets.liveCss],
    ['sandbox on top of live', sandboxExtra, sizeBudgets.sandboxExtra],
  ];
  for (const [what, bytes, budget] of rows) console.log(`${what}: ${kB(bytes)} of ${kB(budget)}`);
  return [
    ...rows.filter(([, bytes, budget]) => bytes > budget).map(([what, bytes]) => `${what} is too heavy: ${kB(bytes)}`),
    ...pagesWithHome().map((page) => `${page} fetches the code of home, which visitors do not see`),
  ];
}

/** A public domain suffix, from the list that `mocks/adapters/browser/no-cookies.ts` keeps out. */
const publicSuffix = 'kawasaki';

function suffixLists(): string[] {
  const files = globSync('dist/sandbox/assets/*.js').filter((file) =>
    readFileSync(file, 'utf8').includes(publicSuffix),
  );
  return files.map((file) => `${file} contains the list of public domain suffixes`);
}

const checks: Record<string, () => string[]> = {
  leaks: () => [...leaks(), ...suffixLists()],
  sizes: overweight,
};
const { positionals } = readCommand({
  name: 'node tools/build-checks.ts',
  about:
    'Checks the builds in dist: `sizes` the budgets, `leaks` that no build contains code that must stay out of it.',
  example: 'node tools/build-checks.ts sizes',
  options: {},
  positionals: { name: 'CHECK', about: Object.keys(checks).join(' or '), most: 1 },
});
const check = checks[positionals[0] ?? ''] ?? refuse(`Name a check: ${Object.keys(checks).join(' or ')}`);

const faults = check();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { apiBase, configured } from '../../tests/support/backend/address.ts';
import { flag, text, texts, whole } from '../command.ts';
import { freePort } from './free-port.ts';
import { runSteps, type Step, type StepResult, showStep } from './steps.ts';

/** A host that cannot exist, so that tests never reach a real server. */
const noBackend = { VITE_API_BASE: apiBase };

const vite = (...args: string[]) => ['vite', 'build', '--logLevel', 'warn', ...args];

/** `dist/sandbox` and `dist/live`, for the root of a host. */
export const rootBuilds: readonly Step[] = [
  { name: 'build (sandbox)', command: vite('--mode', 'sandbox') },
  { name: 'build (live)', command: vite(), env: noBackend },
];

/** The builds that `npm test` looks at. */
export const smokeBuilds: readonly Step[] = [
  ...rootBuilds,
  {
    name: 'build (sandbox in a folder)',
    command: vite('--mode', 'sandbox', '--base', '/demo/', '--outDir', 'dist/sandbox-in-folder'),
  },
];

/** The builds of all browser tests; two are made for a folder of a host. */
export const builds: readonly Step[] = [
  ...smokeBuilds,
  {
    name: 'build (live with other settings)',
    command: vite('--base', configured.base, '--outDir', 'dist/live-configured'),
    env: configured.env,
  },
];

/** @returns false when a build failed */
export const build = async (steps: readonly Step[]): Promise<boolean> =>
  (await runSteps('Builds', steps, 2)).every(({ passed }) => passed);

const sandboxSources = [
  '{src,mocks,scenarios,contract,public,tools/vite,tools/hosting}/**/*',
  ...['index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

/** Whether `dist/sandbox` is up to date and built for the root of a host. */
function isSandboxBuilt(): boolean {
  const [page, made] = ['dist/sandbox/index.html', 'dist/sandbox.manifest.json'];
  if (!existsSync(page) || !existsSync(made) || !readFileSync(page, 'utf8').includes('"/assets/')) return false;
  const since = statSync(made).mtimeMs;
  return globSync(sandboxSources).every((file) => statSync(file).mtimeMs <= since);
}

/** Builds the sandbox unless it is up to date. @returns false when that failed */
export const buildSandbox = async (): Promise<boolean> => isSandboxBuilt() || build(rootBuilds.slice(0, 1));

const many = [0, 9_999_999] as const;

/** Options that our commands hand to Playwright. */
export const playwrightOptions = {
  grep: { ...text('only tests with a matching title', 'TEXT'), short: 'g' },
  'grep-invert': text('only tests without a matching title', 'TEXT'),
  project: texts('only this project of tests/playwright.config.ts', 'NAME'),
  shard: text('only this part of the tests', 'PART/ALL'),
  workers: whole('tests at the same time', many),
  retries: whole('further tries of a failed test', many),
  'repeat-each': whole('runs of each test', many),
  'max-failures': whole('ends after that many failures', many),
  timeout: whole('limit of a test, ms', many),
  trace: text('records a trace, such as `on`', 'MODE'),
  reporter: text('how results are printed', 'NAME'),
  'last-failed': flag('only the tests that failed in the last run'),
  list: flag('lists the tests and runs none'),
  headed: flag('shows the browser'),
  debug: flag('stops before each step, in a window'),
};
export const testFiles = { name: 'FILE…', about: 'only test files whose paths contain it' };

/** The options and files as Playwright takes them. */
export const playwrightArgs = (
  values: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>,
  files: readonly string[],
): string[] => [
  ...files,
  ...Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    if (value === true) return [`--${name}`];
    return [value].flat().map((one) => `--${name}=${one}`);
  }),
];

interface PlaywrightRun {
  config?: string;
  projects: readonly string[];
  args?: readonly string[];
  env?: Record<string, string>;
}

/** Runs Playwright, with its own progress and report. */
export async function playwright(name: string, asked: PlaywrightRun): Promise<StepResult> {
  const { config = 'tests/playwright.config.ts', projects, args = [], env = {} } = asked;
  const port = String(await freePort());
  const command = ['playwright', 'test', '-c', config, ...args, ...projects.map((one) => `--project=${one}`)];
  const result = await showStep({ name, command, env: { KRAPAO_BACKEND_PORT: port, ...env } });
  // By port, so that parallel runs do not share it.
  rmSync(`test-results/backend-${port}`, { recursive: true, force: true });
  return result;
}

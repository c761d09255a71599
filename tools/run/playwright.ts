/** Builds the apps for the browser tests and runs Playwright on them, each build served on its own port. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { apiBase, configured } from '../../tests/support/backend/address.ts';
import { freePort } from './free-port.ts';
import { type Outcome, withOutcomes } from './outcomes.ts';
import { report, runStep, runSteps, type Step } from './steps.ts';

/** The API base of test builds: a host that cannot exist, so that tests never reach a real server. */
export const noBackend = { VITE_API_BASE: apiBase };

const vite = (...args: string[]) => ['vite', 'build', '--logLevel', 'warn', ...args];

/** `dist/sandbox` and `dist/live`, for the root of a host. */
export const rootBuilds: readonly Step[] = [
  { name: 'build, sandbox', command: vite('--mode', 'sandbox') },
  { name: 'build, live', command: vite(), env: noBackend },
];

/** The builds under test; two are made for a folder of a host. */
export const builds: readonly Step[] = [
  ...rootBuilds,
  {
    name: 'build, sandbox in a folder',
    command: vite('--mode', 'sandbox', '--base', '/demo/', '--outDir', 'dist/sandbox-in-folder'),
  },
  {
    name: 'build, live with other settings',
    command: vite('--base', configured.base, '--outDir', 'dist/live-configured'),
    env: configured.env,
  },
];

/** Set by `.ci/run` once `npm test` has made all builds: the parts after it test the same ones. */
export const builtVariable = 'KRAPAO_BUILT';

/** Makes the builds. @returns false when one failed */
export async function buildAll(steps: readonly Step[] = builds): Promise<boolean> {
  if (process.env[builtVariable]) return true;
  return (await runSteps(steps, 2)).every(({ passed }) => passed);
}

const sandboxSources = [
  '{src,mocks,scenarios,contract,public,tools/vite,tools/hosting}/**/*',
  ...['index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];

/** Whether `dist/sandbox` is for the root of a host, and as new as all that it is made from. */
function isSandboxBuilt(): boolean {
  const [page, made] = ['dist/sandbox/index.html', 'dist/sandbox.manifest.json'];
  if (!existsSync(page) || !existsSync(made) || !readFileSync(page, 'utf8').includes('"/assets/')) return false;
  const since = statSync(made).mtimeMs;
  return globSync(sandboxSources).every((file) => statSync(file).mtimeMs <= since);
}

/** Makes the sandbox's build, unless it is up to date. @returns false when it failed */
export const buildSandbox = async (): Promise<boolean> => isSandboxBuilt() || buildAll(rootBuilds.slice(0, 1));

export const buildFailed: Outcome = { file: 'build', title: 'a build failed, so nothing was run', status: 'failed' };

export interface PlaywrightRun {
  name: string;
  config?: string;
  projects: readonly string[];
  args?: readonly string[];
  env?: Record<string, string>;
}

export async function runPlaywright(asked: PlaywrightRun) {
  const { name, config = 'tests/playwright.config.ts', projects, args = [], env = {} } = asked;
  const names = ['SANDBOX', 'LIVE', 'FOLDER', 'BACKEND', 'STOCK', 'CONFIGURED'].map(
    (server) => `KRAPAO_${server}_PORT`,
  );
  const found = await Promise.all(names.map(async (port) => [port, String(await freePort())]));
  const ports = Object.fromEntries(found) as Record<string, string>;
  const chosen = projects.flatMap((project) => ['--project', project]);
  // Before the projects: `--project` takes every word after it that is no option.
  const command = ['playwright', 'test', '-c', config, ...args, ...chosen];
  // Not below `test-results/browser`, which Playwright empties. An absolute path: it reads others from its own folder.
  const file = path.resolve('test-results/reports', `${name.replaceAll(/\W+/g, '-')}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const run = await withOutcomes(file, (more) => runStep({ name, command, env: { ...ports, ...env, ...more } }));
  // named after its port, so that parallel runs do not share it
  rmSync(`test-results/backend-${ports['KRAPAO_BACKEND_PORT']}`, { recursive: true, force: true });
  return run;
}

/** Makes all builds and runs Playwright on them; where a build fails, that is the only outcome. */
export async function buildAndRun(run: PlaywrightRun): Promise<readonly Outcome[]> {
  if (!(await buildAll())) return [buildFailed];
  const { result, outcomes } = await runPlaywright(run);
  report(result);
  return outcomes;
}

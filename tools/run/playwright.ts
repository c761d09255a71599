/** Builds the apps for the browser tests and runs Playwright on them, each build served on its own port. */
import { rmSync } from 'node:fs';
import { apiBase, configured } from '../../tests/support/backend/address.ts';
import { freePort } from './free-port.ts';
import { runStep, runSteps, type Step, type StepResult } from './steps.ts';

/** The API base of test builds: a host that cannot exist, so that tests never reach a real server. */
export const noBackend = { VITE_API_BASE: apiBase };

const vite = (...args: string[]) => ['vite', 'build', '--logLevel', 'warn', ...args];

/** The builds under test; two are made for a folder of a host, not for its root. */
export const builds: readonly Step[] = [
  { name: 'build, sandbox', command: vite('--mode', 'sandbox') },
  { name: 'build, live', command: vite(), env: noBackend },
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

/** Makes all builds. @returns false when one failed */
export async function buildAll(): Promise<boolean> {
  return (await runSteps(builds, 2)).every(({ passed }) => passed);
}

export interface PlaywrightRun {
  name: string;
  projects: readonly string[];
  args?: readonly string[];
  env?: Record<string, string>;
}

export async function runPlaywright({ name, projects, args = [], env = {} }: PlaywrightRun): Promise<StepResult> {
  const names = ['SANDBOX', 'LIVE', 'FOLDER', 'BACKEND', 'STOCK', 'CONFIGURED'].map(
    (server) => `KRAPAO_${server}_PORT`,
  );
  const found = await Promise.all(names.map(async (port) => [port, String(await freePort())]));
  const ports = Object.fromEntries(found) as Record<string, string>;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const command = ['playwright', 'test', '-c', 'tests/playwright.config.ts', ...chosen, ...args];
  const result = await runStep({ name, command, env: { ...ports, ...env } });
  // named after its port, so that parallel runs do not share it
  rmSync(`test-results/backend-${ports['KRAPAO_BACKEND_PORT']}`, { recursive: true, force: true });
  return result;
}

/** Starts Playwright on the built apps, each served on a port of its own. */
import { freePort } from './free-port.ts';
import { runStep, type StepResult } from './steps.ts';

/** A live build needs some address; this one can't exist (RFC 2606), so that a test can't reach anybody by it. */
export const noBackend = { VITE_API_BASE: 'https://api.example.invalid' };

export const buildSandbox = {
  name: 'build, sandbox',
  command: ['vite', 'build', '--mode', 'sandbox', '--logLevel', 'warn'],
};
export const buildLive = { name: 'build, live', command: ['vite', 'build', '--logLevel', 'warn'], env: noBackend };

export interface PlaywrightRun {
  name: string;
  projects: readonly string[];
  args?: readonly string[];
  env?: Record<string, string>;
}

export async function runPlaywright({ name, projects, args = [], env = {} }: PlaywrightRun): Promise<StepResult> {
  const ports = { KRAPAO_SANDBOX_PORT: String(await freePort()), KRAPAO_LIVE_PORT: String(await freePort()) };
  const chosen = projects.flatMap((project) => ['--project', project]);
  const command = ['playwright', 'test', '-c', 'tests/playwright.config.ts', ...chosen, ...args];
  return runStep({ name, command, env: { ...ports, ...env } });
}

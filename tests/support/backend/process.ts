/** A backend in its own process, for tests that kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { adminToken } from './client.ts';

export interface BackendProcess {
  readonly url: string;
  readonly pid: number;
  /** Errors and notices so far. */
  said(): string;
  /** @returns its exit code, or the signal that killed it */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string | null>;
}

async function addressOf(child: ChildProcess, errors: () => string): Promise<string> {
  let said = '';
  // Keep reading: a closed pipe would end the process
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk);
    const url = /http:\/\/[\d.:]+/.exec(said)?.[0];
    if (!url) continue;
    child.stdout?.resume();
    return url;
  }
  throw new Error(`the backend ended before it said where it is: ${errors()}`);
}

/** Starts `npm run backend` without npm. @param within wrapper command */
export function spawnBackend(
  data: string,
  more: readonly string[] = [],
  within: readonly string[] = [],
  redisUrl = '',
) {
  const flags = ['--max-semi-space-size=4', '--import', 'tsx'];
  const backend = [process.execPath, ...flags, 'tools/backend.ts', '--port', '0', '--data', data, ...more];
  const [command = '', ...args] = [...within, ...backend];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, REDIS_URL: redisUrl, KRAPAO_ADMIN_TOKEN: adminToken },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  return { child, said: () => errors };
}

/**
 * @param redisUrl stores the worlds in Redis instead of `data`
 * @param more further options of `npm run backend`
 * @param within wrapper command
 * @throws Error with its output when it does not start
 */
export async function startBackendProcess(
  data: string,
  {
    redisUrl = '',
    more = [],
    within = [],
  }: { redisUrl?: string; more?: readonly string[]; within?: readonly string[] } = {},
): Promise<BackendProcess> {
  const { child, said } = spawnBackend(data, more, within, redisUrl);
  return {
    url: await addressOf(child, said),
    pid: Number(child.pid),
    said,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode;
      child.kill(signal);
      const [code, killedBy] = await once(child, 'exit');
      return code ?? killedBy;
    },
  };
}

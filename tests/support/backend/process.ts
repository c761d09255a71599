/** A backend in its own process, for tests that kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { adminToken } from './client.ts';

export interface BackendProcess {
  readonly url: string;
  /** @returns its exit code, or the signal that killed it */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string | null>;
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  // its later output has to be read: a closed pipe would end the process
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk);
    const url = /http:\/\/[\d.:]+/.exec(said)?.[0];
    if (!url) continue;
    child.stdout?.resume();
    return url;
  }
  throw new Error('the backend ended before it said where it is');
}

/**
 * @param port 0 picks a free one
 * @param redisUrl stores its worlds in Redis instead of `data`
 * @param more further options of `npm run backend`
 */
export async function startBackendProcess(
  data: string,
  port = 0,
  redisUrl = '',
  more: readonly string[] = [],
): Promise<BackendProcess> {
  const command = ['--import', 'tsx', 'tools/backend.ts', '--port', String(port), '--data', data, ...more];
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, REDIS_URL: redisUrl, KRAPAO_ADMIN_TOKEN: adminToken },
  });
  return {
    url: await addressOf(child),
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode;
      child.kill(signal);
      const [code, killedBy] = await once(child, 'exit');
      return code ?? killedBy;
    },
  };
}

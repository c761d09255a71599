/** Starts a Redis as durable as the backend requires: each write is on disk before its response. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from '../../../tools/run/free-port.ts';
import { programEnvironment } from '../../../tools/run/programs.ts';

/** @param folder data folder */
export async function startRedis(
  folder: string,
): Promise<{ url: string; freeze: () => void; end: () => Promise<void> }> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
  const where = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const server = spawn('redis-server', [...where, ...durable], { env: programEnvironment, stdio: 'ignore' });
  const probe = new Redis(url, { retryStrategy: () => 50 });
  // Refused until the server listens
  probe.on('error', () => undefined);
  await probe.ping();
  await probe.quit();
  return {
    url,
    /** Its connections stay open and silent. */
    freeze: () => void server.kill('SIGSTOP'),
    end: async () => {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

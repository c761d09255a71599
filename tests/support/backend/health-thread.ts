/** Worker thread of `watchHealth`: polls until stopped, then reports its measurements. */
import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { HealthSeen } from './health-watch.ts';

const { url } = workerData as { url: string };

/** An idle server; its response times measure the machine's own delay. */
const idle = new Worker(
  `const { parentPort } = require('node:worker_threads');
  const server = require('node:http').createServer((_, response) => response.end());
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
  { eval: true },
);
const [idlePort] = (await once(idle, 'message')) as [number];

async function ask(address: string): Promise<{ took: number; status: number }> {
  const asking = performance.now();
  const response = await fetch(address);
  await response.text();
  return { took: performance.now() - asking, status: response.status };
}
const askBoth = () => Promise.all([ask(`${url}/health`), ask(`http://127.0.0.1:${idlePort}`)]);

// The first responses include JIT compilation on both sides
for (let turn = 0; turn < 20; turn += 1) await askBoth();
const enough = new AbortController();
parentPort?.once('message', () => enough.abort());
parentPort?.postMessage('watching');
let longest = 0;
let idleLongest = 0;
let asked = 0;
const statuses = new Set<number>();
do {
  const [health, nothing] = await askBoth();
  longest = Math.max(longest, health.took);
  idleLongest = Math.max(idleLongest, nothing.took);
  asked += 1;
  statuses.add(health.status);
} while (!enough.signal.aborted);
parentPort?.postMessage({ longest, idleLongest, asked, statuses: [...statuses] } satisfies HealthSeen);
await idle.terminate();

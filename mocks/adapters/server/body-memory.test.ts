import { once } from 'node:events';
import { createServer, get, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { BodyMemory, ServerBusy } from './body-memory.ts';

/** A response whose client has disconnected, like a browser that leaves a page while its pictures load. */
async function abandonedAnswer(): Promise<ServerResponse> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const client = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  client.on('error', () => undefined);
  const [, answer] = (await once(server, 'request')) as [unknown, ServerResponse];
  const closed = once(answer, 'close');
  client.destroy();
  await closed;
  return answer;
}

test('counts no bytes for a client that has already disconnected', async () => {
  const memory = new BodyMemory(100);
  memory.account(await abandonedAnswer()).add(100);
  const other = memory.account(new ServerResponse(new IncomingMessage(new Socket())));
  other.add(100);
  expect(() => other.add(1)).toThrow(ServerBusy);
});

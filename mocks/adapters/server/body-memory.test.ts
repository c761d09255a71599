import { once } from 'node:events';
import { createServer, get, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { BodyMemory, ServerBusy } from './body-memory.ts';

/** An answer whose client has gone away, as a browser does that leaves a page with pictures on their way. */
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

test('what is for a client that has gone already takes nothing of the memory for others', async () => {
  const memory = new BodyMemory(100);
  memory.account(await abandonedAnswer()).add(100);
  const other = memory.account(new ServerResponse(new IncomingMessage(new Socket())));
  other.add(100);
  expect(() => other.add(1)).toThrow(ServerBusy);
});

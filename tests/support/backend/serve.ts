import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './client.ts';
import { openBackend } from './in-process.ts';

/** Starts a server that ends with the test. @returns its address */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

/** Starts a backend with a new folder; both end with the test. @returns its address */
export async function serveBackend(): Promise<string> {
  const { folder, drop } = await temporaryFolder();
  onTestFinished(drop);
  const backend = await openBackend(folder);
  onTestFinished(() => backend.close());
  return backend.url;
}

import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { serveFolder } from '../../tools/hosting/static-server.ts';
import { browserArgs, findBrowser } from '../../tools/run/browser.ts';
import { reachBackendAt, worldOrigin } from '../support/backend/address.ts';
import { administer, createWorld, temporaryFolder } from '../support/backend/client.ts';
import { startBackendProcess } from '../support/backend/process.ts';

/** The world of pages that are opened at `url`. */
const world = 'bench';

export interface LiveApp {
  readonly browser: Browser;
  /** Where the app is, with a slash at its end. */
  readonly url: string;
  /** Calls a method of the admin API for the world. */
  readonly operate: <Result>(method: string, ...args: unknown[]) => Promise<Result>;
}

export async function launched(...more: string[]): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({ executablePath, env, args: [...browserArgs, ...more] });
}

/** Runs a measurement on the live build with a backend of its own. @param set switches of its world */
export async function withLiveApp<Result>(
  set: Record<string, unknown>,
  measure: (app: LiveApp) => Promise<Result>,
): Promise<Result> {
  const { folder, drop } = await temporaryFolder();
  const { server, url } = await serveFolder({ folder: 'dist/live', port: 0 });
  const port = Number(new URL(url).port);
  const origin = ['--world-origin', worldOrigin('*', port)];
  const backend = await startBackendProcess(path.join(folder, 'worlds'), { more: origin });
  await createWorld(backend.url, world, { scenario: 'everyday', set });
  const browser = await launched(reachBackendAt(Number(new URL(backend.url).port)));
  try {
    return await measure({
      browser,
      url: `${worldOrigin(world, port)}/`,
      operate: (method, ...values) => administer(backend.url, world, method, ...values),
    });
  } finally {
    await browser.close();
    server.close();
    await backend.end('SIGTERM');
    await drop();
  }
}

/** A phone whose player is logged in. */
export async function playerContext(
  { browser, operate, url }: LiveApp,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const token = await operate<string>('token', 'player');
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'th-TH',
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(url).origin, localStorage: [{ name: 'token', value: token }] }],
    },
    ...options,
  });
}

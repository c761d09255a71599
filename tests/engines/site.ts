/** Serves the sandbox build with an extra script that collects page errors. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { serveFolder } from '../../tools/hosting/static-server.ts';
import { problemKeeper } from './in-page/bundle.ts';

/** The app on an origin of its own, without stored data. */
export interface Site {
  url: string;
  /** Stops the server. */
  stop(): Promise<void>;
}

const build = 'dist/sandbox';
/** Among the immutable assets, so that it is available offline, too. */
const script = 'assets/page-problems.js';

/** Copies the build, with the script in its page. @returns the folder @throws when the page has no head */
export async function watchedBuild(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(build, folder, { recursive: true });
  cpSync(`${build}.headers.json`, `${folder}.headers.json`);
  writeFileSync(path.join(folder, script), await problemKeeper());
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const watched = html.replace('<head>', `<head><script src="/${script}"></script>`);
  if (watched === html) throw new Error(`${page} has no <head>`);
  writeFileSync(page, watched);
  return folder;
}

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

export async function serveSite(folder: string): Promise<Site> {
  const { server, url } = await serveFolder({ folder, port: 0 });
  return { url, stop: () => stop(server) };
}

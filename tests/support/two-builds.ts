/** A host that serves one build of the app until another is deployed. */
import { copyFileSync, cpSync, globSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveFolder } from '../../tools/hosting/static-server.ts';

/** Copies a build and renames its files, as any code change does. */
export function otherBuild(built: string, folder: string): void {
  cpSync(built, folder, { recursive: true });
  const names = new Map<string, string>();
  for (const file of globSync('assets/*-????????.*', { cwd: folder })) {
    const name = path.basename(file);
    const other = name.replace(/-([\w-]{8})\.(\w+)$/, '-new$1.$2');
    renameSync(path.join(folder, file), path.join(folder, 'assets', other));
    names.set(name, other);
  }
  for (const file of globSync('**/*.{js,css,html}', { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const renamed = text.replace(/[\w.-]+/g, (word) => names.get(word) ?? word);
    writeFileSync(path.join(folder, file), renamed.replace(/(`krapao-sandbox-|\$\{prefix\})(?=\w{12}`)/, '$1new'));
  }
}

export interface HostOfTwoBuilds {
  readonly url: string;
  /** Replaces the first build, whose files are then gone. */
  readonly deploy: () => void;
  readonly close: () => void;
}

/**
 * @param build `dist/sandbox` or `dist/live`
 * @param placeOf path for a file of this test
 */
export async function serveTwoBuilds(build: string, placeOf: (name: string) => string): Promise<HostOfTwoBuilds> {
  const [built, site, other] = [path.resolve(build), placeOf('site'), placeOf('other')];
  otherBuild(built, other);
  symlinkSync(built, site);
  copyFileSync(`${built}.headers.json`, `${site}.headers.json`);
  const { server, url } = await serveFolder({ folder: site, port: 0 });
  // Keep-alive connections: a connection that the server closes as the next request is sent would fail the test.
  server.keepAliveTimeout = 0;
  return {
    url,
    deploy: () => {
      symlinkSync(other, `${site}-next`);
      renameSync(`${site}-next`, site);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Scripts that only a page of the latest build loads. */
export const newFiles = (page: Page) => page.locator('script[src*="-new"]');

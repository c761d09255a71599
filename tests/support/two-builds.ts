/** A host that serves one build of the app, until another one is deployed in its place. */
import { copyFileSync, cpSync, globSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveFolder } from '../../tools/hosting/static-server.ts';

/** Copies a build as one whose files have other names, as after any change of the code. */
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
  /** Puts the other build in the place of the first one, whose files are gone then. */
  readonly deploy: () => void;
  readonly close: () => void;
}

/**
 * @param build `dist/sandbox` or `dist/live`
 * @param placeOf gives a path for a file of this test
 */
export async function serveTwoBuilds(build: string, placeOf: (name: string) => string): Promise<HostOfTwoBuilds> {
  const [built, site, other] = [path.resolve(build), placeOf('site'), placeOf('other')];
  otherBuild(built, other);
  symlinkSync(built, site);
  copyFileSync(`${built}.headers.json`, `${site}.headers.json`);
  const { server, url } = await serveFolder({ folder: site, port: 0 });
  // A test asks over kept connections. One that the server ends as the next request is sent would fail the test.
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

/** What only a page of the build that was deployed last has. */
export const newFiles = (page: Page) => page.locator('script[src*="-new"]');

/** Finds the three engines on this machine, and names the packages of missing ones. */
import { accessSync, constants, globSync } from 'node:fs';
import path from 'node:path';
import type { Engine, EngineName } from './driver.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import { startWebKit } from './webkit.ts';

/** Packages of Debian and Ubuntu; Chromium comes from npm. */
const packages: Record<EngineName, readonly string[]> = {
  chromium: [],
  webkit: ['webkit2gtk-driver', 'xvfb'],
  firefox: ['firefox-esr'],
};

function program(...names: string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const isProgram = (file: string) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram) ?? null;
}

const miniBrowser = (): string | null =>
  globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser').toSorted().at(-1) ?? null;

/** Returns a function that starts an engine; null when it is not installed. */
export function findEngine(name: EngineName): (() => Promise<Engine>) | null {
  if (name === 'chromium') return startChromium;
  if (name === 'firefox') {
    const firefox = program('firefox-esr', 'firefox');
    return firefox === null ? null : () => startFirefox(firefox);
  }
  const browser = miniBrowser();
  const isWhole = browser !== null && program('WebKitWebDriver') !== null && program('Xvfb') !== null;
  return isWhole ? () => startWebKit(browser) : null;
}

/** Why the journeys of an engine are skipped, and what to install. */
export const missing = (name: EngineName): string =>
  `no ${name} on this machine; install: apt-get install ${packages[name].join(' ')}`;

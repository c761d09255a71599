/**
 * Finds a Chromium: `$CHROMIUM_PATH`, the headless shell of `@sparticuz/chromium`, Playwright's own, the system's browser.
 * A clean clone needs nothing but Node and npm.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Browser {
  executablePath: string;
  /** The whole environment of the browser's process. */
  env: Record<string, string>;
  /** Pixel baselines are valid in a headless shell only: the full browser lays text out differently. */
  headlessShell: boolean;
  source: 'CHROMIUM_PATH' | 'npm package' | 'playwright' | 'system';
}

/** For equal pixels in every run, and no background traffic. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

function environment(extra: Record<string, string> = {}): Record<string, string> {
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(own), ...extra };
}

/** False with missing libraries or on the wrong processor. */
function starts(executablePath: string, env: Record<string, string>): boolean {
  const { status } = spawnSync(executablePath, ['--version', '--no-sandbox'], {
    env,
    timeout: 20_000,
    stdio: 'ignore',
  });
  return status === 0;
}

/** Unpacks the npm package once; the rename makes it atomic. @returns its folder */
async function inflated(): Promise<string> {
  const pack = fileURLToPath(new URL('../../node_modules/@sparticuz/chromium/', import.meta.url));
  const { version } = JSON.parse(readFileSync(path.join(pack, 'package.json'), 'utf8')) as { version: string };
  const home = path.join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;

  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(path.join(cache, 'chromium-draft-'));
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = draft;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(parts.map((part) => inflate(path.join(pack, 'bin', part))));
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
  try {
    renameSync(draft, home);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(home)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return home;
}

/** The package's own fontconfig file names folders of a cloud function. @returns the path of ours */
function fontSettings(home: string): string {
  const file = path.join(home, 'fonts.conf');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(home, 'fonts/fonts')}</dir>
  <cachedir>${path.join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}

async function fromPackage(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const home = await inflated().catch((error: unknown) => {
    console.warn(`The packed Chromium could not be unpacked: ${String(error)}`);
    return null;
  });
  if (home === null) return null;
  const libraries = [path.join(home, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  const env = environment({ LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fontSettings(home) });
  const executablePath = path.join(home, 'chromium');
  return starts(executablePath, env) ? { executablePath, env, headlessShell: true, source: 'npm package' } : null;
}

function fromPlaywright(): Browser | null {
  const root = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? path.join(homedir(), '.cache/ms-playwright');
  const [executablePath] = globSync(`${root}/chromium_headless_shell-*/*/{headless_shell,chrome-headless-shell}`);
  if (!executablePath || !starts(executablePath, environment())) return null;
  return { executablePath, env: environment(), headlessShell: true, source: 'playwright' };
}

function fromSystem(): Browser | null {
  const places = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  const executablePath = places.find((place) => existsSync(place));
  return executablePath ? { executablePath, env: environment(), headlessShell: false, source: 'system' } : null;
}

/** @throws when no browser starts on this machine, with what to do */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    const headlessShell = /headless.shell/.test(named);
    return { executablePath: named, env: environment(), headlessShell, source: 'CHROMIUM_PATH' };
  }
  const found = (await fromPackage()) ?? fromPlaywright() ?? fromSystem();
  if (found) return found;
  throw new Error(
    'No Chromium starts here. Install one and set CHROMIUM_PATH, or run `npx playwright install chromium-headless-shell`.',
  );
}

/** Sizes of what a browser loads before the login page, from Vite's manifest, in gzip bytes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
export type Manifest = Record<string, Chunk>;

/** Fetched before the first screen. */
const loginParts = ['index.html', 'src/app/first-visit.ts', 'src/shared/i18n/th.json?first'];
/** Both builds fetch the contract's schemas with the first response. */
const firstAnswer = ['src/shared/api/validate.ts'];
/** The chunks that start the sandbox before the app. */
const sandboxParts = ['scenarios/start.ts', 'mocks/boot/browser-start.ts'];

/** Files that the chunks import statically. @throws for a missing chunk: the lists above must follow the app */
export function reached(manifest: Manifest, parts: readonly string[], optional: readonly string[] = []) {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}; is it still called so?`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const part of parts) visit(part);
  for (const part of optional) if (manifest[part]) visit(part);
  return files;
}

export interface Sizes {
  js: number;
  css: number;
}

function weigh(folder: string, files: Iterable<string>): Sizes {
  const sizes: Sizes = { js: 0, css: 0 };
  for (const file of files) {
    const bytes = gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length;
    if (file.endsWith('.css')) sizes.css += bytes;
    else if (file.endsWith('.js')) sizes.js += bytes;
  }
  return sizes;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}.manifest.json`, 'utf8')) as Manifest;

const total = ({ js, css }: Sizes) => js + css;

/** The live build's login page, and what the sandbox adds until its first response. */
export function loginSizes(): { live: Sizes; sandboxExtra: number } {
  const manifest = manifestOf('dist/live');
  const read = [...loginParts, ...firstAnswer];
  const liveRead = total(weigh('dist/live', reached(manifest, read)));
  const sandboxRead = total(weigh('dist/sandbox', reached(manifestOf('dist/sandbox'), read, sandboxParts)));
  return { live: weigh('dist/live', reached(manifest, loginParts)), sandboxExtra: sandboxRead - liveRead };
}

/** The pages of visitors beside login, and a page of players, whose code they do without. */
const visitorPages = [
  'src/features/auth/register/register-page.tsx',
  'src/features/info/howto/howto-page.tsx',
  'src/app/pages/contact-route.tsx',
];
const playerHome = 'src/app/player-home.ts';

/** Pages of visitors that fetch code of home, because the bundler put shared code beside it. */
export function pagesWithHome(): string[] {
  const manifest = manifestOf('dist/live');
  const login = reached(manifest, loginParts);
  const ofHome = [...reached(manifest, [playerHome])].filter(
    (file) => !login.has(file) && /\/home-[^/]*\.js$/.test(file),
  );
  if (ofHome.length === 0) throw new Error('The build has no file of home; is it still called so?');
  return visitorPages.filter((page) => ofHome.some((file) => reached(manifest, [page]).has(file)));
}

/** The budgets, in gzip bytes. */
export const sizeBudgets = { liveJs: 156_000, liveCss: 10_000, sandboxExtra: 125_000 };

/** What a browser loads of a build before the login page is drawn, read from Vite's manifest. Sizes in gzip bytes. */
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

/** Entry, frame, page and texts of the first screen; all are fetched before it is drawn. */
const loginParts = [
  'index.html',
  'src/app/shell/public-shell.tsx',
  'src/features/auth/login-page.tsx',
  'src/shared/i18n/th.json?first',
];
/** The contract's schemas: both builds fetch them with the first answer, so the sandbox adds nothing by them. */
const firstAnswer = ['src/shared/api/validate.ts'];
/** The chunks that start the sandbox before the app. */
const sandboxParts = ['scenarios/start.ts', 'mocks/boot/browser-start.ts'];

/** Files reached from the chunks by static imports. @throws when a chunk is missing: the list must follow the app. */
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

/** Bytes before the login page of the live build, and what the sandbox build adds until its first answer is read. */
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
const playerHome = 'src/app/pages/home-route.tsx';

/** Pages of visitors that fetch what only home needs, because the bundler has put a part of theirs beside it. */
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

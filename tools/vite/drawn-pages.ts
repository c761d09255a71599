import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, loadEnv, type Plugin } from 'vite';
import { tabKey } from '../../mocks/devtools/tab/memory.ts';
import type { DrawnPage } from '../../src/app/draw-pages.tsx';
import { pageFiles } from './page-files.ts';
import { splitTexts } from './split-texts.ts';
import { stylesAsText } from './styles-as-text.ts';

const scriptFile = new URL('show-drawn-page.js', import.meta.url);

/** The inline script that shows a prerendered page; the content policy names its hash. */
export const drawnPageScript = (): string => readFileSync(scriptFile, 'utf8');

/** The module of each prerendered page; its files are fetched as soon as the page is chosen. */
const modules: Record<DrawnPage['path'], RegExp> = {
  '/login': /\/src\/app\/first-visit\.ts$/,
  '/register': /\/src\/features\/auth\/register\/register-page\.tsx$/,
  '/howto': /\/src\/features\/info\/howto\/howto-page\.tsx$/,
  '/contact': /\/src\/app\/pages\/contact-route\.tsx$/,
};

/** Text files of a page, except those that index.html links for everyone. */
const textsOf = (page: DrawnPage['path'], language: DrawnPage['language']) =>
  (page === '/login' ? ['first'] : ['first', 'rest']).map(
    (part) => new RegExp(`/src/shared/i18n/${language}\\.json\\?${part}$`),
  );

/** Theme styles: equal on every page, so index.html carries them once. */
const leadingStyles = /^(?:<style[^>]*>[^<]*<\/style>)+/;

const data = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');

const addresses = (base: string, files: readonly string[]) => files.map((file) => base + file).join(' ');

/** React's marker of an unrendered part, with the reason. */
const unfinished = /<!--\$!--><template(?: data-msg="([^"]*)")?/;

/**
 * Vite plugin: prerenders visitor pages in every language and adds them to index.html as templates. A script shows the
 * requested page before the app starts, and the app hydrates it (`src/app/screen/drawn-page.ts`).
 */
export function drawnPages(): Plugin {
  let draw: () => Promise<DrawnPage[]>;
  let attributes: { base: string; language: string; sandbox?: string };
  let built: typeof import('../../src/app/draw-pages.tsx');
  return {
    name: 'krapao:drawn-pages',
    apply: 'build',
    configResolved({ root, base, mode, envDir, cacheDir, define }) {
      const env = { ...process.env, ...loadEnv(mode, envDir || root, 'VITE_') };
      const laos = /^(?:true|1)$/.test(env['VITE_LAOS']?.trim() ?? '');
      attributes = { base, language: laos ? 'la' : 'th', ...(mode === 'sandbox' ? { sandbox: tabKey } : {}) };
      draw = async () => {
        mkdirSync(cacheDir, { recursive: true });
        const outDir = mkdtempSync(path.join(cacheDir, 'drawn-pages-'));
        try {
          await build({
            configFile: false,
            logLevel: 'error',
            root,
            base,
            mode,
            define,
            plugins: [react(), stylesAsText(), splitTexts()],
            build: { ssr: 'src/app/draw-pages.tsx', outDir, minify: false, copyPublicDir: false },
            ssr: { noExternal: true },
          });
          built = await import(pathToFileURL(path.join(outDir, 'draw-pages.js')).href);
          return await built.drawPages();
        } finally {
          rmSync(outDir, { recursive: true });
        }
      };
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const pages = await draw();
        const [styles = ''] = leadingStyles.exec(pages[0]?.html ?? '') ?? [];
        const templates = pages.map(({ path: page, language, tag, html: drawn }) => {
          const problem = unfinished.exec(drawn);
          if (problem) this.error(`The page ${page} could not be drawn. ${problem[1] ?? ''}`);
          if (!drawn.startsWith(styles)) this.error(`The page ${page} has styles of its own.`);
          const { scripts, sheets } = pageFiles(bundle, [modules[page], ...textsOf(page, language)]);
          // The files of the first visit are already linked.
          const unlinked = (files: ReadonlySet<string>) =>
            addresses(
              attributes.base,
              [...files].filter((file) => !html.includes(file)),
            );
          const named = { page, language, tag, scripts: unlinked(scripts), sheets: unlinked(sheets) };
          return `<template${data(named)}>${drawn.slice(styles.length)}</template>`;
        });
        const script = `<script${data({ ...attributes, ...built.storageKeys })}>${drawnPageScript()}</script>`;
        return html.replace('</body>', () => `<template>${styles}</template>${templates.join('')}${script}</body>`);
      },
    },
  };
}

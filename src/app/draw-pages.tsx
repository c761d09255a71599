/** Prerenders visitor pages at build time, so that a phone shows them before the script (DES-90). */
import i18next from 'i18next';
import type { PropsWithChildren } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { initI18nForDrawing, type Language, languages } from '../shared/i18n/i18n.ts';
import type { StorageKey } from '../shared/storage/storage.ts';
import { App } from './app.tsx';
import type { Port } from './port.ts';
import { basename, preloadRoute } from './routes.tsx';
import { drawnPaths } from './screen/drawn-page.ts';

export interface DrawnPage {
  /** Below the base path. */
  path: (typeof drawnPaths)[number];
  language: Language;
  /** For the page's `lang` attribute. */
  tag: string;
  /** The content of `#root`. */
  html: string;
}

/** Storage keys that select page and language, for the script in index.html. */
export const storageKeys = { token: 'token', locale: 'locale' } as const satisfies Record<string, StorageKey>;

const port: Port = { config: {}, onWorldReplaced: () => () => undefined };

/** All public pages in all languages, as before the first response. */
export async function drawPages(): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = [];
  for (const { code: language } of languages) {
    await initI18nForDrawing(language);
    for (const path of drawnPaths) {
      await preloadRoute(basename + path, false);
      const Router = ({ children }: PropsWithChildren) => (
        <StaticRouter basename={basename} location={basename + path}>
          {children}
        </StaticRouter>
      );
      pages.push({ path, language, tag: i18next.language, html: renderToString(<App port={port} Router={Router} />) });
    }
  }
  return pages;
}

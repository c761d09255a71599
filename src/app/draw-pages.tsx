/** Draws the pages of visitors at build time, so that a phone shows them before it has a script (DES-90). */
import type { PropsWithChildren } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { initI18nForDrawing, type Language, languages } from '../shared/i18n/i18n.ts';
import { App } from './app.tsx';
import type { Port } from './port.ts';
import { basename, preloadRoute } from './routes.tsx';
import { drawnPaths } from './screen/drawn-page.ts';

export interface DrawnPage {
  /** Below the base path. */
  path: (typeof drawnPaths)[number];
  language: Language;
  /** What stands in `#root`. */
  html: string;
}

/** Nothing is replaced while the build draws. */
const port: Port = { config: {}, onWorldReplaced: () => () => undefined };

/** Every page of a visitor in every language, as it is before the first answer of the server. */
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
      pages.push({ path, language, html: renderToString(<App port={port} Router={Router} />) });
    }
  }
  return pages;
}

import { createRoot, hydrateRoot } from 'react-dom/client';
import { start } from '#sandbox';
import { App } from './app/app.tsx';
import { basename, preloadRoute } from './app/routes.tsx';
import { drawnSettings, isDrawnPage, keepTyped } from './app/screen/drawn-page.ts';
import { fetchQuietly } from './shared/base/fetch-chunk.ts';
import { digest } from './shared/base/ids.ts';
import { isPrerendered, whenLoaded, whenOpened } from './shared/base/when.ts';
import { config, configure } from './shared/config/config.ts';
import { initI18n, loadAllTexts } from './shared/i18n/i18n.ts';
import { getToken, watchOtherTabs } from './shared/session/session.ts';
import { readRaw, writeRaw } from './shared/storage/storage.ts';
import { setClock } from './shared/time/clock.ts';

/** How long the start waits for the page's chunks before it renders without them. */
const longestWaitMs = 1_000;

// A page that the browser prerenders may never be seen: until it is opened, it ends no session, writes nothing and
// sends nothing (APP-390).
if (isPrerendered()) await whenOpened();
// First, because a sandbox answers the first request and may store a session.
const port = await start();
const settings = drawnSettings();
configure(port.config);
if (port.now) setClock(port.now);
port.shareStorage?.({ read: readRaw, write: writeRaw, digest });
watchOtherTabs();
const texts = initI18n(config.laos, ['first']);
/** Whether the page or its texts failed to load; the app then shows that in the page's place (APP-250). */
let isPageMissing = false;
const page = preloadRoute(location.pathname, getToken() !== null).catch(() => {
  isPageMissing = true;
});
const language = await texts;
// Waits briefly, because a first render that suspends takes longer. A slow page shows a note while it loads.
await Promise.race([page, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);

const root = document.getElementById('root') as HTMLElement;
const app = <App port={port} />;
keepTyped(root);
if (!isPageMissing && isDrawnPage(root, location.pathname.slice(basename.length), language, settings)) {
  hydrateRoot(root, app, {
    // If the page failed to load, React replaces the prerendered one; that is no error.
    onRecoverableError: (error) => isPageMissing || reportError(error),
  });
} else {
  createRoot(root).render(app);
}
// The login page does not need them, but the next pages do.
whenLoaded(() => fetchQuietly(loadAllTexts));

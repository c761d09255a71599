import { createRoot, hydrateRoot } from 'react-dom/client';
import { start } from '#sandbox';
import { App } from './app/app.tsx';
import { basename, preloadRoute } from './app/routes.tsx';
import { drawnSettings, isDrawnPage, keepTyped } from './app/screen/drawn-page.ts';
import { fetchQuietly } from './shared/base/fetch-chunk.ts';
import { readRaw, writeRaw } from './shared/base/storage.ts';
import { isPrerendered, whenLoaded, whenOpened } from './shared/base/when.ts';
import { config, configure } from './shared/config/config.ts';
import { initI18n, loadAllTexts } from './shared/i18n/i18n.ts';
import { getToken, watchOtherTabs } from './shared/session/session.ts';
import { setClock } from './shared/time/clock.ts';

/** How long the start waits for the chunks of its page before it renders without them. */
const longestWaitMs = 1_000;

// A page that is drawn ahead may never be seen: it ends no session, writes nothing and calls nobody until it is (APP-390).
if (isPrerendered()) await whenOpened();
// First of all, because a sandbox answers the first call and may store a session.
const port = await start();
const settings = drawnSettings();
configure(port.config);
if (port.now) setClock(port.now);
port.shareStorage?.({ read: readRaw, write: writeRaw });
watchOtherTabs();
const texts = initI18n(config.laos, ['first']);
/** Whether the page or its texts did not come: the app says so in the page's place (APP-250). */
let isPageMissing = false;
const page = preloadRoute(location.pathname, getToken() !== null).catch(() => {
  isPageMissing = true;
});
const language = await texts;
// Drawn at once with its page: a first render that has to wait for it would wait longer than it takes. A page that is
// long in coming is waited for on the screen, which says so.
await Promise.race([page, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const app = <App port={port} />;
keepTyped(root);
if (!isPageMissing && isDrawnPage(root, location.pathname.slice(basename.length), language, settings)) {
  hydrateRoot(root, app, {
    // A page that turns out to be missing is drawn anew in the place of the one that was drawn ahead.
    onRecoverableError: (error) => isPageMissing || reportError(error),
  });
} else {
  createRoot(root).render(app);
}
// The login page does without them, and what it leads to needs them at once.
whenLoaded(() => fetchQuietly(loadAllTexts));

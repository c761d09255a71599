import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from '#sandbox';
import { Providers } from './app/providers.tsx';
import { AppRoutes, preloadRoute } from './app/routes.tsx';
import { ErrorBoundary } from './app/screen/error-boundary.tsx';
import { config, configure } from './shared/config/config.ts';
import { initI18n } from './shared/i18n/i18n.ts';
import { getToken, watchOtherTabs } from './shared/session/session.ts';
import { setClock } from './shared/time/clock.ts';

// First of all, because a sandbox answers the first call and may store a session.
const port = await start();
configure(port.config);
if (port.now) setClock(port.now);
watchOtherTabs();
preloadRoute(location.pathname, getToken() !== null);
await initI18n(config.laos);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary level="root">
      <Providers port={port}>
        <AppRoutes />
      </Providers>
    </ErrorBoundary>
  </StrictMode>,
);

import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type PropsWithChildren, StrictMode, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../shared/api/query-client.ts';
import { LanguageProvider } from '../shared/i18n/language-provider.tsx';
import { Boundary } from '../shared/parts/guard.tsx';
import { AppEvents } from './app-events.tsx';
import type { Port } from './port.ts';
import { AppRoutes, basename } from './routes.tsx';
import { crashOf } from './screen/crash.tsx';
import { OfflineNote, ToastHost } from './status-regions.tsx';
import { theme } from './theme/theme.tsx';

const queryClient = createQueryClient();

/** Router of the browser's address. */
const AddressRouter = ({ children }: PropsWithChildren) => (
  <BrowserRouter basename={basename}>{children}</BrowserRouter>
);

interface ProvidersProps {
  port: Port;
  /** Another router, for use outside a browser. */
  Router?: ComponentType<PropsWithChildren>;
}

/** Theme, query client, router and toasts. */
export function Providers({ port, Router = AddressRouter, children }: PropsWithChildren<ProvidersProps>) {
  return (
    <MantineProvider theme={theme} forceColorScheme="dark">
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <Router>
            <AppEvents port={port}>
              {/* Only a shell suspends here, if its chunk loads longer than the start waits. */}
              <Suspense fallback={null}>{children}</Suspense>
            </AppEvents>
            <ToastHost />
          </Router>
          <OfflineNote />
        </LanguageProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** The whole app, in the browser and for prerendering. */
export function App(props: ProvidersProps) {
  return (
    <StrictMode>
      <Boundary fallback={crashOf('root')}>
        <Providers {...props}>
          <AppRoutes />
        </Providers>
      </Boundary>
    </StrictMode>
  );
}

import { StrictMode } from 'react';
import { Providers, type ProvidersProps } from './providers.tsx';
import { AppRoutes } from './routes.tsx';
import { ErrorBoundary } from './screen/error-boundary.tsx';

/** The whole app: what the browser shows, and what the build draws. */
export function App(props: ProvidersProps) {
  return (
    <StrictMode>
      <ErrorBoundary level="root">
        <Providers {...props}>
          <AppRoutes />
        </Providers>
      </ErrorBoundary>
    </StrictMode>
  );
}

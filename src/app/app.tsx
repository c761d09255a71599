import { StrictMode } from 'react';
import { Boundary } from '../shared/parts/guard.tsx';
import { Providers, type ProvidersProps } from './providers.tsx';
import { AppRoutes } from './routes.tsx';
import { crashOf } from './screen/crash.tsx';

/** The whole app: what the browser shows, and what the build draws. */
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

import { Fragment, useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatch } from 'react-router-dom';
import { useGetActive } from '../shared/api/generated/lookup/lookup.ts';
import type { LoginState } from '../shared/session/intended-url.ts';
import { clearSession, lastClearReason, useSession } from '../shared/session/session.ts';
import { isServiceGone, useGeneration } from './app-events.tsx';

/** Reasons after which the next player must not be led to where the last one was. */
const leftOnPurpose = new Set(['logout', 'other-tab']);

/** Lets players through and sends everyone else to login, with the place they meant to go (APP-11, APP-12). */
export function RequireSession() {
  const { token } = useSession();
  const location = useLocation();
  const generation = useGeneration();
  if (token === null) {
    const reason = lastClearReason();
    const from =
      reason !== null && leftOnPurpose.has(reason) ? undefined : location.pathname + location.search + location.hash;
    return <Navigate to="/login" replace state={{ from } satisfies LoginState} />;
  }
  // Another player's or another world's token: every screen starts anew.
  return (
    <Fragment key={generation}>
      <Outlet />
    </Fragment>
  );
}

/** Around the pages of visitors: entering one ends the session, entering login asks whether the service exists. */
export function PublicOnly() {
  const { pathname } = useLocation();
  const login = useMatch('/login');
  const generation = useGeneration();
  return (
    <>
      <SessionEnd key={pathname} />
      <Fragment key={generation}>
        {login && <ActiveCheck />}
        <Outlet />
      </Fragment>
    </>
  );
}

/**
 * A token on a public page ends the session, once, on entering it (APP-14, APP-1). Entering is a change
 * of path and nothing else: a login on this page must never be taken for an old token (APP-14).
 */
function SessionEnd() {
  useLayoutEffect(() => void clearSession('public-page'), []);
  return null;
}

const isTerminated = (terminated: unknown) => terminated === true || terminated === 'gone';

/**
 * Asks whether the service still exists, each time the login page is entered, and marks the body while it asks
 * (APP-18). A failed look-up locks nobody out (APP-19, APP-20).
 */
function ActiveCheck() {
  const { data, isFetching } = useGetActive({
    query: { staleTime: 0, gcTime: 0, retry: false, refetchOnWindowFocus: false },
  });
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-terminated', isFetching);
    return () => document.body.removeAttribute('data-terminated');
  }, [isFetching]);
  return !isFetching && isTerminated(data?.terminated) ? <Navigate to="/terminated" replace /> : null;
}

/**
 * Around the page of the ended service: opened by hand while the service is fine, it leads back (APP-18, APP-20).
 * Once the server has said that it is over, nothing more is asked.
 */
export function RequireTerminated() {
  const check = !isServiceGone();
  const { data, isSuccess } = useGetActive({ query: { enabled: check, staleTime: 0, gcTime: 0, retry: false } });
  if (check && isSuccess && !isTerminated(data.terminated)) return <Navigate to="/login" replace />;
  return <Outlet />;
}

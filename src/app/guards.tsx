import { Fragment, Suspense, useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatch, useNavigationType } from 'react-router-dom';
import { useGetActive } from '../shared/api/generated/lookup/lookup.ts';
import { whenVisible } from '../shared/base/when.ts';
import { loadAllTexts } from '../shared/i18n/i18n.ts';
import { lazyPart } from '../shared/parts/lazy-part.tsx';
import type { LoginState } from '../shared/session/intended-url.ts';
import { useDoubtedPath } from '../shared/session/own-player.ts';
import { clearSession, lastClearReason, rememberSession, useHasSession } from '../shared/session/session.ts';
import { isServiceGone, useGeneration } from './app-events.tsx';

/** Reasons after which a login does not return to the former page. */
const leftOnPurpose = new Set(['logout', 'other-tab', 'other-world']);

const OtherPlayer = lazyPart('page', () => import('./screen/other-player.tsx'), 'OtherPlayer', loadAllTexts);

/** Redirects visitors to the login page, with the requested address (APP-11). */
export function RequireSession() {
  const hasSession = useHasSession();
  const location = useLocation();
  const generation = useGeneration();
  const doubted = useDoubtedPath();
  if (!hasSession) {
    const reason = lastClearReason();
    const from =
      reason !== null && leftOnPurpose.has(reason) ? undefined : location.pathname + location.search + location.hash;
    return <Navigate to="/login" replace state={{ from } satisfies LoginState} />;
  }
  // Removes the screens with all open forms at once (ACC-61), without waiting for the chunk.
  if (doubted !== null) {
    return (
      <Suspense fallback={null}>
        <OtherPlayer path={doubted} />
      </Suspense>
    );
  }
  // Another player's or another world's token remounts every screen.
  return (
    <Fragment key={generation}>
      <Outlet />
    </Fragment>
  );
}

/** For visitor pages: entering one ends the session, entering login checks whether the service exists. */
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
 * Entering a public page ends the session, once per path: a login on this page must keep its token (APP-14). A
 * background tab enters when it becomes visible.
 */
function SessionEnd() {
  useLayoutEffect(() => {
    const { isCurrent } = rememberSession();
    return whenVisible(() => isCurrent() && clearSession('public-page'));
  }, []);
  return null;
}

/** Whether the lookup says that the service has ended (APP-19). */
const isTerminated = (terminated: unknown) => terminated === true || terminated === 'gone';

/**
 * Checks on each entry of the login page whether the service exists (APP-17), and marks the body meanwhile (APP-18). A
 * failed check shows the login (APP-20).
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
 * For the page of the ended service: opened by hand, it redirects to the login page while the service runs. Sends no
 * request after a `gone` response or the login page's lookup (APP-23).
 */
export function RequireTerminated() {
  const isOpenedByHand = useNavigationType() === 'POP';
  const check = isOpenedByHand && !isServiceGone();
  const { data, isSuccess } = useGetActive({ query: { enabled: check, staleTime: 0, gcTime: 0, retry: false } });
  if (check && isSuccess && !isTerminated(data.terminated)) return <Navigate to="/login" replace />;
  return <Outlet />;
}

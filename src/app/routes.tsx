import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useLoadAhead } from '../shared/api/use-load-ahead.ts';
import type { Load } from '../shared/base/fetch-chunk.ts';
import { loadAllTexts } from '../shared/i18n/i18n.ts';
import { lazyPart } from '../shared/parts/lazy-part.tsx';
import { PublicOnly, RequireSession, RequireTerminated } from './guards.tsx';
import { Screen, type ScreenTitle } from './screen/screen.tsx';

/** A page or shell. @param isFirst it needs only the texts of the login page, with which the app starts */
const chunk = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name, isFirst = false) =>
  lazyPart('page', load, name, isFirst ? undefined : loadAllTexts);

const loadFirst = () => import('./first-visit.ts');
const PublicShell = chunk(loadFirst, 'PublicShell', true);
const loadHome = () => import('./player-home.ts');
const PlayerShell = chunk(loadHome, 'PlayerShell');
const Contact = chunk(() => import('./pages/contact-route.tsx'), 'ContactRoute');
const Terminated = chunk(() => import('../features/info/terminated-page.tsx'), 'TerminatedPage');
const NotFound = chunk(() => import('../features/info/not-found-page.tsx'), 'NotFoundPage');

interface Place {
  path: string;
  title: ScreenTitle;
  Page: ReturnType<typeof chunk>;
}

/** Visitor pages, below `/`. */
const publicPlaces: readonly Place[] = [
  { path: 'login', title: 'login', Page: chunk(loadFirst, 'LoginPage', true) },
  {
    path: 'register',
    title: 'register',
    Page: chunk(() => import('../features/auth/register/register-page.tsx'), 'RegisterPage'),
  },
  { path: 'howto', title: 'howto', Page: chunk(() => import('../features/info/howto/howto-page.tsx'), 'HowtoPage') },
  { path: 'contact', title: 'contact', Page: Contact },
];

/** Player pages, below `/user`. */
const playerPlaces: readonly Place[] = [
  { path: 'home', title: 'home', Page: chunk(loadHome, 'HomeRoute') },
  {
    path: 'profile',
    title: 'profile',
    Page: chunk(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: 'statement',
    title: 'statement',
    Page: chunk(() => import('./pages/statement-route.tsx'), 'StatementRoute'),
  },
  { path: 'bonus', title: 'bonus', Page: chunk(() => import('../features/bonus/bonus-page.tsx'), 'BonusPage') },
  { path: 'spin', title: 'spin', Page: chunk(() => import('../features/spin/spin-page.tsx'), 'SpinPage') },
  { path: 'contact', title: 'contact', Page: Contact },
];

interface Next {
  loads: readonly Load[];
  /** Prefetched at once, before `loads`. */
  first?: readonly Load[];
}

const preloadsOf = (places: readonly Place[]) => places.map(({ Page }) => Page.preload);

/** What visitors may need next: home after a login (APP-260), which a password manager may send at once. */
const fromPublic: Next = {
  first: [PlayerShell.preload, ...preloadsOf(playerPlaces.slice(0, 1))],
  loads: preloadsOf(publicPlaces),
};
const fromPlayer: Next = { loads: preloadsOf(playerPlaces) };

/** Rendered inside a page, so that the page's own files load first. */
function Ahead({ loads, first }: Next) {
  useLoadAhead(loads, first);
  return null;
}

const screens = (places: readonly Place[], next?: Next) =>
  places.map(({ path, title, Page }) => (
    <Route
      key={path}
      path={path}
      caseSensitive
      element={
        <Screen title={title}>
          <Page />
          {next && <Ahead {...next} />}
        </Screen>
      }
    />
  ));

/** The base path without its trailing slash. */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Prefetches a page and its shell in parallel. Rejects if a part fails; the rendered page then shows the failure. */
export async function preloadRoute(pathname: string, loggedIn: boolean): Promise<void> {
  const [first = '', second = 'home'] = pathname.slice(basename.length).split('/').filter(Boolean);
  const isHome = first === '' || first === 'user';
  const isPlayerPage = loggedIn && isHome;
  const wanted = isPlayerPage ? second : isHome ? 'login' : first;
  const place = (isPlayerPage ? playerPlaces : publicPlaces).find(({ path }) => path === wanted);
  const withoutShell = [wanted === 'terminated' ? Terminated : NotFound];
  const parts = place ? [isPlayerPage ? PlayerShell : PublicShell, place.Page] : withoutShell;
  await Promise.all(parts.map(({ preload }) => preload()));
}

export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/user" replace />} />
      <Route element={<PublicOnly />}>
        <Route element={<PublicShell />}>{screens(publicPlaces, fromPublic)}</Route>
      </Route>
      <Route path="user" caseSensitive element={<RequireSession />}>
        <Route index element={<Navigate to="home" replace />} />
        <Route element={<PlayerShell />}>{screens(playerPlaces, fromPlayer)}</Route>
      </Route>
      <Route element={<RequireTerminated />}>
        {screens([{ path: 'terminated', title: 'terminated', Page: Terminated }])}
      </Route>
      {screens([{ path: '*', title: 'notFound', Page: NotFound }])}
    </Routes>
  );
}

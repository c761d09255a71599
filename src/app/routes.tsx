import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useLoadAhead } from '../shared/api/use-load-ahead.ts';
import { fetchChunk } from '../shared/base/fetch-chunk.ts';
import { lazyPart } from '../shared/parts/lazy-part.tsx';
import { PublicOnly, RequireSession, RequireTerminated } from './guards.tsx';
import { Screen, type ScreenTitle } from './screen/screen.tsx';

type Load<Module> = () => Promise<Module>;

/** A page or shell that comes as its own chunk. `load` lets it be fetched before it is drawn. */
function chunk<Name extends string>(load: Load<Record<Name, ComponentType>>, name: Name) {
  return { load, Page: lazyPart('page', () => fetchChunk(load).then((module) => module[name])) };
}

const publicShell = chunk(() => import('./shell/public-shell.tsx'), 'PublicShell');
const playerShell = chunk(() => import('./shell/player-shell.tsx'), 'PlayerShell');
const contact = chunk(() => import('./pages/contact-route.tsx'), 'ContactRoute');
const terminated = chunk(() => import('../features/info/terminated-page.tsx'), 'TerminatedPage');
const notFound = chunk(() => import('../features/info/not-found-page.tsx'), 'NotFoundPage');

interface Place {
  path: string;
  title: ScreenTitle;
  page: ReturnType<typeof chunk>;
}

/** Pages of visitors, below `/`. */
const publicPlaces: readonly Place[] = [
  { path: 'login', title: 'login', page: chunk(() => import('../features/auth/login-page.tsx'), 'LoginPage') },
  {
    path: 'register',
    title: 'register',
    page: chunk(() => import('../features/auth/register/register-page.tsx'), 'RegisterPage'),
  },
  { path: 'howto', title: 'howto', page: chunk(() => import('../features/info/howto/howto-page.tsx'), 'HowtoPage') },
  { path: 'contact', title: 'contact', page: contact },
];

/** Pages of players, below `/user`. */
const playerPlaces: readonly Place[] = [
  { path: 'home', title: 'home', page: chunk(() => import('./pages/home-route.tsx'), 'HomeRoute') },
  {
    path: 'profile',
    title: 'profile',
    page: chunk(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: 'statement',
    title: 'statement',
    page: chunk(() => import('./pages/statement-route.tsx'), 'StatementRoute'),
  },
  { path: 'bonus', title: 'bonus', page: chunk(() => import('../features/bonus/bonus-page.tsx'), 'BonusPage') },
  { path: 'spin', title: 'spin', page: chunk(() => import('../features/spin/spin-page.tsx'), 'SpinPage') },
  { path: 'contact', title: 'contact', page: contact },
];

/** Chunks that a visitor may need next; after a login that is home. */
const fromPublic = [...publicPlaces, ...playerPlaces.slice(0, 1)].map(({ page }) => page.load).concat(playerShell.load);
/** Pages, and the sheet that the menu opens. */
const fromPlayer = [
  ...playerPlaces.map(({ page }) => page.load),
  () => import('../features/info/conditions-sheet.tsx'),
];

/** Rendered inside a page, so that the page and its data are fetched first. */
function Ahead({ loads }: { loads: readonly Load<unknown>[] }) {
  useLoadAhead(loads);
  return null;
}

/** One array for all renders: `useLoadAhead` fetches again when it gets another one. */
const none: readonly Load<unknown>[] = [];

const screens = (places: readonly Place[], next: readonly Load<unknown>[] = none) =>
  places.map(({ path, title, page: { Page } }) => (
    <Route
      key={path}
      path={path}
      caseSensitive
      element={
        <Screen title={title}>
          <Page />
          <Ahead loads={next} />
        </Screen>
      }
    />
  ));

/** Where the router's own paths begin: the base path without its last slash. */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * Starts fetching the chunks of the page that is about to open, so that they come in parallel and not one after the
 * other as they are rendered. A failure is shown when the page is rendered.
 */
export function preloadRoute(pathname: string, loggedIn: boolean): void {
  const [first = '', second = 'home'] = pathname.slice(basename.length).split('/').filter(Boolean);
  const isPlayerPage = loggedIn && (first === '' || first === 'user');
  const places = isPlayerPage ? playerPlaces : publicPlaces;
  const wanted = isPlayerPage ? second : first === '' || first === 'user' ? 'login' : first;
  const place = places.find(({ path }) => path === wanted);
  if (!place) return;
  for (const { load } of [isPlayerPage ? playerShell : publicShell, place.page]) load().catch(() => undefined);
}

export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/user" replace />} />
      <Route element={<PublicOnly />}>
        <Route element={<publicShell.Page />}>{screens(publicPlaces, fromPublic)}</Route>
      </Route>
      <Route path="user" caseSensitive element={<RequireSession />}>
        <Route index element={<Navigate to="home" replace />} />
        <Route element={<playerShell.Page />}>{screens(playerPlaces, fromPlayer)}</Route>
      </Route>
      <Route element={<RequireTerminated />}>
        {screens([{ path: 'terminated', title: 'terminated', page: terminated }])}
      </Route>
      {screens([{ path: '*', title: 'notFound', page: notFound }])}
    </Routes>
  );
}

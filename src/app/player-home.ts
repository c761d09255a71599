/** What most players see first, as one chunk. */
export { HomeRoute } from './pages/home-route.tsx';
export { PlayerShell } from './shell/player-shell.tsx';

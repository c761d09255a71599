/** What most visitors see first, as one chunk. */
export { LoginPage } from '../features/auth/login-page.tsx';
export { PublicShell } from './shell/public-shell.tsx';

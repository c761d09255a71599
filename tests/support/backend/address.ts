/**
 * Where the live build finds its backend in a test. A build has one API base, but ports are chosen at the start of a
 * run: the build names a host that cannot exist (RFC 2606), and each browser maps that host to the port. Calls stay
 * real: over TCP, across origins, under the built policy.
 */
export const apiBase = 'http://api.example.invalid';

/** A live build in which every setting differs from its default, made for a folder of its host. */
export const configured = {
  base: '/wallet/',
  /** The world in its API base. */
  world: 'configured',
  env: {
    VITE_API_BASE: 'http://other.example.invalid/w/configured',
    VITE_CHAT_HOST: 'http://chat.example.invalid/w/configured',
    VITE_CLIENT_HEADER: 'x-wallet:demo',
    VITE_APP_NAME: 'Golden Pouch',
    VITE_ENVIRONMENT: 'staging',
    VITE_LAOS: '1',
    VITE_IFRAME: '1',
    VITE_IDEMPOTENCY_KEY: '1',
    VITE_UFA_HOST: 'https://ufa.example.invalid/sign-in',
    VITE_UFABET_LAOS_SIGN_IN: 'https://laos.example.invalid/sign-in',
    VITE_PGSLOT_MESSAGE: 'PG Slot rests from 02:00 to 03:00.',
    VITE_PAYTIMZ_MINIMUM: '25',
    VITE_HOWTO_PLAY: 'http://video.example.invalid/films/play.{lang}.webm?cut=2',
  },
};

/** Chromium switches that map the API's host names to a local server. */
export const reachBackendAt = (port: number): string => `--host-resolver-rules=MAP *.example.invalid 127.0.0.1:${port}`;

/** A page's host contains the name of its world: the backend reads it from the origin of calls and sockets. */
export const worldOrigin = (world: string, port: number): string => `http://${world}.localhost:${port}`;

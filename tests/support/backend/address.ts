/**
 * API base of the live build under test. The build names a host that cannot exist (RFC 2606), and each browser maps it
 * to a port chosen at run time. Calls stay real: TCP, cross-origin, built policy.
 */
export const apiBase = 'http://api.example.invalid';

/** A live build with every setting changed from its default, for a subfolder of its host. */
export const configured = {
  base: '/wallet/',
  /** World name in the API base. */
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

/** Origin of a world. The host contains the world's name; the backend reads it from the origin of calls and sockets. */
export const worldOrigin = (world: string, port: number): string => `http://${world}.localhost:${port}`;

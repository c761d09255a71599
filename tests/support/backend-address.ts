/**
 * Where the live build finds its backend in a test. A build has one API base, and ports are free ones of the moment: so
 * the build names a host that cannot exist (RFC 2606), and each browser is told which port stands for it. Calls stay
 * real ones: over TCP, across origins, under the built policy.
 */
export const apiBase = 'http://api.example.invalid';

/** What makes a browser reach a server of this machine under the API's name. */
export const reachBackendAt = (port: number): string =>
  `--host-resolver-rules=MAP ${new URL(apiBase).host}:80 127.0.0.1:${port}`;

/** A page's own host names its world: the backend reads it from the origin of calls and sockets. */
export const worldOrigin = (world: string, port: number): string => `http://${world}.localhost:${port}`;

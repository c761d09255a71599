/**
 * The login page of bulletproof-react (apps/react-vite), with its mock and without that mock's delay, until its password
 * field can be used, divided by the page of react-dom alone until its heading is there; both in turns, in one run on a
 * quiet machine. Its own code is no part of this repository, so what was measured is recorded here.
 */
export const peer = {
  name: 'bulletproof-react',
  commit: '9506629',
  measured: '2026-11-22',
  cold: 4.7,
  warm: 4.4,
} as const;

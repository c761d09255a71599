/** What makes and reads snapshots. Its own file of the build, which most visits do without. */
export { makeSnapshot } from './keep-snapshot.ts';
export { openSnapshot } from './open-snapshot.ts';

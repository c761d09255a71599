/** The stories and the states of all screens, as one chunk. */
export { states } from './states/index.ts';
export { stories } from './stories/index.ts';

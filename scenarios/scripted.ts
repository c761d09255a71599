/** One chunk. */
export { states } from './states/index.ts';
export { stories } from './stories/index.ts';

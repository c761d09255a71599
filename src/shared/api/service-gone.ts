import { createEmitter } from '../base/emitter.ts';

/** Fires when an answer of our API says that the service has ended (spec §8; readings, 4). */
export const serviceGone = createEmitter<void>();

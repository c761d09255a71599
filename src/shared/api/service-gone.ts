import { createEmitter } from '../base/emitter.ts';

/** Fires when an answer of our API says that the service has ended (SAFE-48, APP-21). */
export const serviceGone = createEmitter<void>();

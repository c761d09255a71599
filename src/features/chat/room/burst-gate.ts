import { now } from '../../../shared/time/clock.ts';

const secondMs = 1_000;
/** Calls of a second that run at once. */
const atOnce = 10;
/** Further ones of that second run together, this often, ms. */
const pauseMs = 200;

/** Runs something for each of a few calls, and seldom for a burst of them, so that a hundred messages are no hundred renderings. */
export class BurstGate {
  readonly #run: () => void;
  /** When the second began, epoch ms. */
  #since = 0;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(run: () => void) {
    this.#run = run;
  }

  call(): void {
    const at = now();
    if (Math.abs(at - this.#since) > secondMs) {
      this.#since = at;
      this.#count = 0;
    }
    this.#count += 1;
    if (this.#count <= atOnce) return this.#run();
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#run();
    }, pauseMs);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }
}

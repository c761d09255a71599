import { now } from '../../../shared/time/clock.ts';

const secondMs = 1_000;
/** Calls per second that run at once. */
const atOnce = 10;
/** Interval of further calls, ms. */
const pauseMs = 200;

/** Throttles a burst, so that a hundred messages do not render a hundred times. */
export class BurstGate {
  readonly #run: () => void;
  /** Epoch ms. */
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

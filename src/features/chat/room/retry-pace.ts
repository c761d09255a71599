/** Checks of 5 s: 5 minutes. */
const longestPause = 60;

/** Exponential backoff with jitter, counted in checks of 5 s, so that clients do not return together (CHT-89). */
export class RetryPace {
  #failures = 0;
  /** Checks to skip. */
  #pause = 0;

  /** Call at each check. @returns whether to attempt */
  isDue(): boolean {
    if (this.#pause === 0) return true;
    this.#pause -= 1;
    return false;
  }

  failed(): void {
    this.#pause = Math.round(Math.min(longestPause, 2 ** this.#failures - 1) * (0.5 + Math.random() / 2));
    this.#failures += 1;
  }

  /** After a success or a request of the customer. */
  reset(): void {
    this.#failures = 0;
    this.#pause = 0;
  }
}

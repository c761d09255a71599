/** The longest pause between two attempts, in checks of 5 s: 5 minutes. */
const longestPause = 60;

/**
 * Spaces the attempts at something that is checked every 5 s and fails: each pause is about twice as long as the one
 * before, with a random share, so that the clients of a server that has failed do not all come back at once (CHT-89).
 */
export class RetryPace {
  #failures = 0;
  /** How many checks are left out before the next attempt. */
  #pause = 0;

  /** To be asked at each check. @returns whether it is time for an attempt */
  isDue(): boolean {
    if (this.#pause === 0) return true;
    this.#pause -= 1;
    return false;
  }

  failed(): void {
    this.#pause = Math.round(Math.min(longestPause, 2 ** this.#failures - 1) * (0.5 + Math.random() / 2));
    this.#failures += 1;
  }

  /** After a success, and when the customer asks for it: the next check makes an attempt. */
  reset(): void {
    this.#failures = 0;
    this.#pause = 0;
  }
}

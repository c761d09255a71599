/** Whether the player asked for less motion; yes where the browser can't say. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Whether the player prefers reduced motion; true if the browser cannot tell. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

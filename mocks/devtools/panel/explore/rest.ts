import type { Sandbox } from '../../../sandbox/sandbox.ts';

/** Between two looks, real ms. */
const lookMs = 50;
/** So many equal looks in a row are rest. */
const equalLooks = 4;
/** What does not rest until then goes on loading, real ms. */
const restLimit = 12_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the page has loaded, no call is under way and nothing moves any more. @returns whether it came to that */
export async function rest(sandbox: Sandbox, isStopped: () => boolean): Promise<boolean> {
  const end = performance.now() + restLimit;
  let equal = 0;
  let last = '';
  while (performance.now() < end && !isStopped()) {
    await pause(lookMs);
    const isBusy =
      !document.documentElement.hasAttribute('data-ready') ||
      sandbox.calls().some(({ duration }) => duration === null) ||
      document.querySelector('[aria-busy="true"], [data-loading]') !== null;
    const shape = `${location.pathname} ${document.body.getElementsByTagName('*').length} ${document.body.innerText.length}`;
    equal = !isBusy && shape === last ? equal + 1 : 0;
    last = shape;
    if (equal >= equalLooks) return true;
  }
  return false;
}

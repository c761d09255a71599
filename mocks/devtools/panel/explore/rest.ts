import type { Sandbox } from '../../../sandbox/sandbox.ts';

/** Polling interval, real ms. */
const lookMs = 50;
/** Number of equal polls that count as rest. */
const equalLooks = 4;
/** Time limit, real ms. */
const restLimit = 12_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isCalling = (sandbox: Sandbox): boolean => sandbox.calls().some(({ duration }) => duration === null);

/** Waits until no call is pending or follows from a response. */
export async function callsEnded(sandbox: Sandbox): Promise<void> {
  const end = performance.now() + restLimit;
  for (let quiet = 0; quiet < equalLooks && performance.now() < end; ) {
    await pause(lookMs);
    quiet = isCalling(sandbox) ? 0 : quiet + 1;
  }
}

/** Waits until the page has loaded, no call is pending and nothing changes. @returns false at the time limit */
export async function rest(sandbox: Sandbox, isStopped: () => boolean): Promise<boolean> {
  const end = performance.now() + restLimit;
  let equal = 0;
  let last = '';
  while (performance.now() < end && !isStopped()) {
    await pause(lookMs);
    const isBusy =
      !document.documentElement.hasAttribute('data-ready') ||
      isCalling(sandbox) ||
      document.querySelector('[aria-busy="true"], [data-loading]') !== null;
    const shape = `${location.pathname} ${document.body.getElementsByTagName('*').length} ${document.body.innerText.length}`;
    equal = !isBusy && shape === last ? equal + 1 : 0;
    last = shape;
    if (equal >= equalLooks) return true;
  }
  return false;
}

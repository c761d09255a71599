/** What a page does at the moment a test fails: tells a page that stands still from one that waits for an answer. */
import type { Page, TestInfo } from '@playwright/test';

/** How long a page is watched, and waited for, ms. */
const watchedMs = 1_000;

const stateOf = (page: Page) =>
  page.evaluate(async (duration) => {
    let frames = 0;
    let running = true;
    const count = () => {
      if (!running) return;
      frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const { promise, resolve } = Promise.withResolvers<void>();
    const channel = new MessageChannel();
    const begin = performance.now();
    // Not by a timer: a test may have replaced them by a clock that stands still.
    channel.port1.onmessage = () => (performance.now() - begin < duration ? channel.port2.postMessage('') : resolve());
    channel.port2.postMessage('');
    await promise;
    running = false;
    channel.port1.close();
    const animations = document.getAnimations().filter(({ playState }) => playState === 'running');
    return {
      address: location.pathname,
      visibility: document.visibilityState,
      ready: document.documentElement.hasAttribute('data-ready'),
      frames,
      animations: animations.map(({ id, effect }) => id || (effect as KeyframeEffect | null)?.target?.className),
      focus: document.activeElement?.outerHTML.slice(0, 120),
    };
  }, watchedMs);

/** Attaches the state of each open page to a test that has failed. */
export async function attachPageStates(pages: readonly Page[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('gives no answer'), 3 * watchedMs));
  const states = await Promise.all(
    pages.map((page) => Promise.race([stateOf(page), late]).catch((error: unknown) => String(error))),
  );
  await info.attach('pages', { body: JSON.stringify(states, null, 2), contentType: 'text/plain' });
}

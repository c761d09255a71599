/** What a page holds after its garbage was collected: what grows with each opening of a dialog is never let go. */
import type { Page } from '@playwright/test';

export interface Held {
  readonly listeners: number;
  readonly nodes: number;
  /** All functions: those of listeners of any kind, of timers, and of what else waits to be called. */
  readonly functions: number;
}

/** Counts by the browser itself, because listeners of the app's own emitters are known to no document. */
export async function heldBy(page: Page): Promise<Held> {
  const browser = await page.context().newCDPSession(page);
  try {
    await browser.send('Performance.enable');
    await browser.send('HeapProfiler.collectGarbage');
    const { result } = await browser.send('Runtime.evaluate', {
      expression: 'Function.prototype',
      objectGroup: 'held',
    });
    const { objects } = await browser.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
      objectGroup: 'held',
    });
    const { result: length } = await browser.send('Runtime.callFunctionOn', {
      functionDeclaration: 'function () { return this.length; }',
      objectId: objects.objectId,
      returnByValue: true,
    });
    await browser.send('Runtime.releaseObjectGroup', { objectGroup: 'held' });
    const { metrics } = await browser.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { listeners: metric('JSEventListeners'), nodes: metric('Nodes'), functions: Number(length.value) };
  } finally {
    await browser.detach();
  }
}

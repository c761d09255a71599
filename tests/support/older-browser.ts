import type { Page } from '@playwright/test';

/** APIs that the oldest supported browsers lack and the test browser has, by owner (APP-220). */
export const missingApis: readonly string[] = [
  'AbortSignal.any',
  'Array.fromAsync',
  'Element.prototype.checkVisibility',
  'Headers.prototype.getSetCookie',
  'Intl.Segmenter',
  'Iterator.prototype.map filter take drop flatMap reduce toArray forEach some every find',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Response.json',
  'Set.prototype.union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
  'String.prototype.isWellFormed toWellFormed',
  'URL.canParse',
  'URL.parse',
  'URLSearchParams.prototype.size',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64 toHex',
  'window.Iterator',
  'window.navigation',
  'window.requestIdleCallback cancelIdleCallback',
];

export async function takeAway(page: Page, apis: readonly string[]): Promise<void> {
  await page.addInitScript((taken) => {
    const all = taken.map((api) => {
      const [first = '', ...rest] = api.split(' ');
      const path = first.split('.');
      return { path: path.slice(0, -1), names: [...path.slice(-1), ...rest] };
    });
    // Resolve the owners first: one of them may be removed itself.
    const found = all.map(({ path, names }) => ({
      owner: path.reduce<object>((owner, name) => Reflect.get(owner, name) as object, window),
      names,
    }));
    for (const { owner, names } of found) for (const name of names) Reflect.deleteProperty(owner, name);
  }, apis);
}

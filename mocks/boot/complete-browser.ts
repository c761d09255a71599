/** Loads the polyfills of `younger-apis.ts` that this browser needs (APP-220). */
export async function completeBrowser(): Promise<void> {
  const needed: readonly [owner: object, ...names: string[]][] = [
    [Map, 'groupBy'],
    [Promise, 'withResolvers'],
    [Set.prototype, 'union'],
    [String.prototype, 'toWellFormed'],
    [URL, 'canParse', 'parse'],
    [Element.prototype, 'checkVisibility'],
    [Headers.prototype, 'getSetCookie'],
    [Response, 'json'],
  ];
  if (needed.some(([owner, ...names]) => names.some((name) => !(name in owner)))) await import('./younger-apis.ts');
}

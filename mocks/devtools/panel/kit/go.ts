/** Goes to a page of the app as the browser's Back does, so that the app's router notices. */
export function go(url: string): void {
  history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Makes the app read the stored session again, as if another tab had logged in or out. */
export const rereadSession = (): void => void dispatchEvent(new StorageEvent('storage', { key: 'token' }));

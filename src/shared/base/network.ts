/** Whether the device may be online: some browsers never say that it is not. */
export const isOnline = (): boolean => navigator.onLine !== false;

/** Calls the listener when the device goes online or offline. @returns stops it */
export function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

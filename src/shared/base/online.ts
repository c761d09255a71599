/** False if the device is certainly offline; some browsers never report it. */
export const isOnline = (): boolean => navigator.onLine !== false;

/** Calls the listener when the device goes online or offline. @returns cleanup */
export function watchOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
